/** What the server signs about the dice. It is loaded apart from the table, which needs no cryptography to begin. */
import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import type { Receipt } from '../wire/protocol';
import { unhex } from './formulas';

hashes.sha512 = sha512;

/** Returns the text of a receipt that is signed. */
export function signedText(receipt: Receipt): string {
  const contributions = receipt.contributions.map((text) => text ?? '-').join(' ');
  return (
    `hexapod 2026 dice receipt v2\ntable: ${receipt.table}\nepoch: ${receipt.epoch}\n` +
    `commitment: ${receipt.commitment}\ncontributions: ${contributions}\nnumber: ${receipt.number}\n` +
    `draws: ${receipt.draws}\nat: ${receipt.at}\n`
  );
}

/** Says whether the server has signed a receipt. */
export function isSigned(receipt: Receipt): boolean {
  const [signature, key] = [unhex(receipt.signature), unhex(receipt.key)];
  if (signature?.length !== 64 || key?.length !== 32) return false;
  try {
    return verify(signature, new TextEncoder().encode(signedText(receipt)), key);
  } catch {
    // A key that is no point of the curve has signed nothing.
    return false;
  }
}
