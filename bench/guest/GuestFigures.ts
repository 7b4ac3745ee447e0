/** What is measured of a guest's visit. Times are in milliseconds. */
export const guestFigures = [
  'search: first paint',
  'search: largest paint',
  'search: form usable',
  'results: times after Find',
  'form: question after Continue',
  'confirmation, beyond the server',
  'blocked: search',
  'blocked: results',
  'blocked: form',
  'next paint: key',
  'next paint: pick a time',
  'next paint: Continue with errors',
  'shift: search',
  'shift: results',
  'shift: form',
  'search: KB',
  'search: requests',
] as const;

export type GuestFigure = (typeof guestFigures)[number];

export type GuestFigures = Readonly<Record<GuestFigure, number>>;

/** The most that each figure should be. */
export const guestBars: GuestFigures = {
  'search: first paint': 900,
  'search: largest paint': 1_000,
  'search: form usable': 1_800,
  'results: times after Find': 1_000,
  'form: question after Continue': 1_200,
  'confirmation, beyond the server': 1_000,
  'blocked: search': 150,
  'blocked: results': 150,
  'blocked: form': 200,
  'next paint: key': 50,
  'next paint: pick a time': 80,
  'next paint: Continue with errors': 80,
  'shift: search': 0.01,
  'shift: results': 0.01,
  'shift: form': 0.01,
  'search: KB': 110,
  'search: requests': 12,
};
