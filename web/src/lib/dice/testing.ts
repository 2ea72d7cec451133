/** Receipts as a server signs them, for tests. */
import { getPublicKey, sign } from '@noble/ed25519';
import type { Receipt } from '../wire/protocol';
import { hex } from './formulas';
import { signedText } from './receipt';

/** Returns a receipt that is signed with the key of this number. */
export function signedReceipt(receipt: Omit<Receipt, 'key' | 'signature'>, key = 7): Receipt {
  const secret = new Uint8Array(32).fill(key);
  const whole = { ...receipt, key: hex(getPublicKey(secret)), signature: '' };
  return { ...whole, signature: hex(sign(new TextEncoder().encode(signedText(whole)), secret)) };
}
