/** One group of `codeSplitting.groups` in the build's output: modules that share a file. */
export interface ChunkGroup {
  readonly name: string;
  readonly test?: RegExp;
  readonly tags?: '$initial'[];
  /** Only modules that at least this many late chunks need. */
  readonly minShareCount?: number;
}

/** Matches the modules whose path begins with one of these patterns. */
const below = (...paths: readonly string[]): RegExp => new RegExp(`/(${paths.join('|')})`);

/**
 * Which modules share a file; a module belongs to the first group that fits. Without groups the build makes a file of
 * each set of screens that share something. That is dozens of files of a few hundred bytes, and each costs a slow
 * phone a request.
 */
export const chunkGroups: ChunkGroup[] = [
  // What every page loads.
  { name: 'shell', tags: ['$initial'], test: /^(?!.*(notePresses|typeface))/ },
  // The library of time zones, for screens that show times.
  { name: 'dates', test: below('node_modules/luxon/', 'app/formatting/(zone|wall)') },
  // Small parts of most screens: controls, words and calls.
  {
    name: 'parts',
    minShareCount: 4,
    test: below(
      'app/(api|journey|messages(/generated)?|app-services)/(?!generated|mapKey|useMapSource|cancelM|messageD|moveM)',
      'app/formatting/(address|phone)',
      'app/reservation/use',
      'app/ui/(alerts|brand|breakpoints|buttons/Button|Card|fields|Loading|useFocus|VisuallyHidden)',
      'engine/messages/errorMessages',
      'schemas/generated/(api/(analytics|time-slots/(create|release))|content/messages/(?!cancel|move).*shipped)',
    ),
  },
  // What can be booked, where and when: calls, the documents that decide it, and the fields for a place and a date.
  {
    name: 'services',
    minShareCount: 2,
    test: below(
      'app/api/(services|suggest)',
      'app/content/generated/(settings/(scheduler|service|covid)|texts/scheduler)',
      'app/journey/services/',
      'app/messages/generated/benefit',
      'app/places/(LocationField|useSuggestions)',
      'app/reservation/useReleaseOnEntry',
      'app/ui/(combobox/|fields/DateField)',
      'app/app-services/useServices',
      'schemas/generated/(api/(places/suggest|services/)|content/(messages/benefit|settings/(scheduler-config|saf|covid)|texts/scheduler))',
    ),
  },
  // Lists of places, with their map.
  {
    name: 'places',
    minShareCount: 2,
    test: below('app/places/(?!askPosition|findNearest)', 'app/api/mapKey', 'app/app-services/useMapSource'),
  },
];
