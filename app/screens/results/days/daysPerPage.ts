import { type FlowName, flows } from '../../../journey/index.ts';

/** The widths at which the look changes, in CSS pixels (PAGE-16). */
export const breakpoints = { desktop: 1600, tablet: 900, mobile: 480 } as const;

/** Days beside each other on a card, for the flow and the width of the window (RESULT-10). */
export function daysPerPage(flow: FlowName, width: number): number {
  if (width < breakpoints.mobile) return 1;
  if (width < breakpoints.tablet) return 3;
  return flows[flow].cardDays;
}
