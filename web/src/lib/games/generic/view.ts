/** What the generic board needs of a view, whatever else the game shows. A page that is older than the server may meet a
 * game whose board it does not have: then both are missing. */
export interface View {
  /** The view drawn as text, as in the terminal. */
  readonly drawing?: string;
  /** Every seat with its points, in seat order. */
  readonly points?: readonly (readonly [seat: string, points: number])[];
}
