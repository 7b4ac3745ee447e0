/** Zones of North America, each with another one whose clocks show the same. */
const LIKE: Readonly<Record<string, string>> = {
  'America/New_York': 'America/Detroit',
  'America/Chicago': 'America/Menominee',
  'America/Denver': 'America/Boise',
  'America/Phoenix': 'America/Hermosillo',
  'America/Los_Angeles': 'America/Vancouver',
};

/** Another zone than the given one, whose clocks show the same; a far one where none is known. */
export const zoneLike = (zone: string): string => LIKE[zone] ?? 'America/Halifax';
