/** Where a command of an operator reads and writes. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
  /** Asks for one line. Empty where there is none. */
  readonly ask: (question: string) => Promise<string>;
}

/** One command of `npm run operate`. */
export interface Command {
  /** What it does, in a line of the help. */
  readonly summary: string;
  readonly help: string;
  /**
   * @returns whether what the operator wanted is done
   * @throws Error whose message is for the operator
   */
  readonly run: (args: readonly string[], terminal: Terminal) => Promise<boolean>;
}
