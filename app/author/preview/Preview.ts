import type { Json } from '#engine';

/** What a page is shown with: the picked time, and what is answered on each page up to the one that is wanted. */
export interface Preview {
  /** What the journey keeps of a picked time over a reload. */
  readonly slot: Json;
  readonly pages: readonly PreviewPage[];
  /** The page that is wanted, with those of its answers that the author has given: nothing is made up there. */
  readonly shown?: PreviewPage;
}

export interface PreviewPage {
  readonly step: string;
  readonly page: string;
  readonly answers: Readonly<Record<string, Json>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPage = (value: unknown): value is PreviewPage =>
  isObject(value) && typeof value.step === 'string' && typeof value.page === 'string' && isObject(value.answers);

/** Whether a value is a preview. Its answers are judged by the form that takes them. */
export const isPreview = (value: unknown): value is Preview =>
  isObject(value) &&
  isObject(value.slot) &&
  Array.isArray(value.pages) &&
  value.pages.every(isPage) &&
  (value.shown === undefined || isPage(value.shown));
