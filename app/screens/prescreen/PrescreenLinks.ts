/** Where a prescreen leads. */
export interface PrescreenLinks {
  readonly main: string;
  readonly prescreen: (step: number) => string;
  readonly result: string;
}
