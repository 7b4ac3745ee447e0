/** How a guest uses a page: by mouse or by keyboard. A journey is written once and runs with both. */
export interface Hand {
  /** Types into the text control with this label. */
  type(label: string | RegExp, text: string): Promise<void>;
  /** Chooses an option of a select, or of a field with a list. */
  select(label: string | RegExp, option: string): Promise<void>;
  /** Chooses a radio or ticks a checkbox within the group of this name. */
  choose(group: string | RegExp, option: string | RegExp): Promise<void>;
  /** Types the parts of a date. */
  date(group: string | RegExp, month: string, day: string, year: string): Promise<void>;
  press(button: string | RegExp): Promise<void>;
  follow(link: string | RegExp): Promise<void>;
}

/** What a guest can reach, as a selector: the page, or only the dialog while one is open, which makes the rest inert. */
export const reach = 'body:not(:has(dialog:modal)), dialog:modal';
