/** The widths at which the look changes, in CSS pixels (document 1, section 9). */
export const breakpoints = { desktop: 1600, tablet: 900, mobile: 480 } as const;

/** Days beside each other on a card of the in-person flow, for the width of the window (document 2, section 9). */
export function daysPerPage(width: number): number {
  if (width >= breakpoints.tablet) return 4;
  return width >= breakpoints.mobile ? 3 : 1;
}
