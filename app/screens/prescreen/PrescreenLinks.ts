/** The pages that a prescreen leads to. */
export interface PrescreenLinks {
  readonly main: string;
  readonly benefitCodes: string;
  readonly prescreen: (step: number) => string;
  readonly result: string;
}
