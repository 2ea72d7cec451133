/** The head of a record file: as much as a form needs. The server reads the rest. */
export interface Head {
  readonly seats: number;
  readonly steps: number;
  /** Whether the game came to its end. */
  readonly finished: boolean;
}

/** Reads how many play and how many steps there are; a line `17. P2: place A1.1` is a step. */
export function readHead(record: string): Head {
  const seats = Number(/^seats: *(\d+)/m.exec(record)?.[1] ?? 2);
  const steps = record.match(/^\d+\. /gm)?.length ?? 0;
  return { seats, steps, finished: /^result: *\S/m.test(record) };
}
