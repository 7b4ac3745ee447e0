/** A text, or a pattern, as JSON carries it to the page. */
export type Match =
  | { readonly text: string; readonly exact: boolean }
  | { readonly pattern: string; readonly flags: string };

/** How to come from some elements to others. */
export type Step =
  | {
      readonly by: 'role';
      readonly role: string;
      readonly name?: Match;
      readonly level?: number;
      readonly checked?: boolean;
    }
  | { readonly by: 'label' | 'text'; readonly match: Match }
  | { readonly by: 'selector'; readonly selector: string }
  | { readonly by: 'content'; readonly match: Match; readonly isThere: boolean }
  | { readonly by: 'or'; readonly other: Query }
  | { readonly by: 'index'; readonly index: number };

/** The steps from the document to the elements that are meant. */
export type Query = readonly Step[];

/** A text means the elements that contain it in any case, unless it is exact; as in Playwright. */
export const matchOf = (wanted: string | RegExp, exact = false): Match =>
  typeof wanted === 'string' ? { text: wanted, exact } : { pattern: wanted.source, flags: wanted.flags };
