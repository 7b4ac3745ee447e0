/**
 * What is measured of a guest's visit, in milliseconds where no unit is given, and the most that it should be: times the
 * floor of the same run, times the same gesture on a page written by hand, or as such.
 */
export const guestBars = {
  'search: first paint': { times: 'floor', most: 1.3 },
  'search: largest paint': { times: 'floor', most: 1.5 },
  'search: form usable': { times: 'floor', most: 2.2 },
  'results: times after Find': { times: 'floor', most: 1.5 },
  'form: question after Continue': { times: 'floor', most: 1.5 },
  'confirmation, beyond the server': { times: 'floor', most: 1.2 },
  'blocked: search': { times: 'by hand', most: 3 },
  'blocked: results': { times: 'by hand', most: 3 },
  'blocked: form': { times: 'by hand', most: 3 },
  'next paint: key': { times: 'by hand', most: 1.5 },
  'next paint: pick a time': { times: 'by hand', most: 1.5 },
  'next paint: Continue with errors': { times: 'by hand', most: 1.5 },
  'shift: search': { times: 'one', most: 0.01 },
  'shift: results': { times: 'one', most: 0.01 },
  'shift: form': { times: 'one', most: 0.01 },
  'search: KB': { times: 'one', most: 110 },
  'search: requests': { times: 'one', most: 12 },
} as const satisfies Readonly<Record<string, GuestBar>>;

interface GuestBar {
  readonly times: 'floor' | 'by hand' | 'one';
  readonly most: number;
}

export type GuestFigure = keyof typeof guestBars;

/** The figures that are measured each time the search page is opened. */
type OpeningFigure = 'search: first paint' | 'search: largest paint' | 'search: form usable';

export type OpeningFigures = Readonly<Record<OpeningFigure, number>>;

/** The figures of a visit from the search to the confirmation. */
export type VisitFigures = Readonly<Record<Exclude<GuestFigure, OpeningFigure>, number>>;

/** The figures that are compared with those of pages written by hand. */
export type ByHandFigure = {
  [F in GuestFigure]: (typeof guestBars)[F]['times'] extends 'by hand' ? F : never;
}[GuestFigure];

export type ByHandFigures = Readonly<Record<ByHandFigure, number>>;
