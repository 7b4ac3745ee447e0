/**
 * A typed place in the form in which it is read: the digits, letters and spaces that keyboards of other countries write
 * are the plain ones, every dash is a hyphen, and one space stands where there were spaces or commas.
 */
export const tidyPlaceText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .replace(/[\s,]+/g, ' ')
    .trim();
