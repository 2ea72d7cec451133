/** Which of several moving pictures plays: one at a time, and only one that is seen. */
export class Attention {
  /** The pictures in the order of the page. */
  readonly #order: string[] = [];
  /** How much of each picture is seen, from 0 to 1. */
  #seen = $state.raw<Readonly<Record<string, number>>>({});
  #pointed = $state.raw<string | undefined>();
  #turn = $state.raw<string | undefined>();

  /** Adds a picture behind those that are there. */
  join(name: string): void {
    if (!this.#order.includes(name)) this.#order.push(name);
  }

  /** The picture that plays now: the one that is pointed at, else the one whose turn it is, else the first of those that
   * are seen best. */
  readonly current = $derived.by(() => {
    const seen = this.#order.filter((name) => this.#isSeen(name));
    if (this.#pointed !== undefined && seen.includes(this.#pointed)) return this.#pointed;
    if (this.#turn !== undefined && seen.includes(this.#turn)) return this.#turn;
    return seen.toSorted((a, b) => (this.#seen[b] ?? 0) - (this.#seen[a] ?? 0))[0];
  });

  #isSeen(name: string): boolean {
    return (this.#seen[name] ?? 0) >= ENOUGH;
  }

  see(name: string, part: number): void {
    this.#seen = { ...this.#seen, [name]: part };
  }

  point(name: string | undefined): void {
    this.#pointed = name;
  }

  /** A picture has come to its end: the next one that is seen has its turn. Returns whether that is the same one. */
  next(name: string): boolean {
    const at = this.#order.indexOf(name);
    const after = [...this.#order.slice(at + 1), ...this.#order.slice(0, at)].find((one) => this.#isSeen(one));
    if (after === undefined || this.#pointed === name) return true;
    this.#turn = after;
    return false;
  }
}

/** How much of a picture is seen at least before it plays. */
const ENOUGH = 0.6;
