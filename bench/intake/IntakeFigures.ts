/** What one page of the form asks of a guest with a phone. */
export interface PageFigures {
  readonly heading: string;
  /** From the top of the document to the bottom of the button that leaves the page, in heights of the screen. */
  readonly screens: number;
  /** From the top of the document to the bottom of the first question's control when the page opens, in CSS pixels. */
  readonly firstQuestion: number | undefined;
  /** Questions that are marked as required. */
  readonly required: number;
  /** Required answers that the guest has to give, because nothing fills them in. */
  readonly answers: number;
}

/** What the whole form of one flow asks. */
export interface FlowFigures {
  readonly flow: string;
  readonly pages: readonly PageFigures[];
  readonly taps: number;
}
