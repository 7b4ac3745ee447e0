/** What its author has to mend in a schema, as one sentence that begins with the file. */
export class SchemaFault extends Error {
  constructor(path: string, sentence: string) {
    super(`${path}: ${sentence}`);
    this.name = 'SchemaFault';
  }
}

/** Does some work on a schema. What a library says against the schema names the file, too. */
export function workOn<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof SchemaFault || !(error instanceof Error) ? error : new SchemaFault(path, error.message);
  }
}

/** Ends the program with the sentence of a fault alone. The stack of any other error tells where the program is wrong. */
export function printFaults(): void {
  process.once('uncaughtException', (error) => {
    console.error(error instanceof SchemaFault ? error.message : error);
    process.exit(1);
  });
}
