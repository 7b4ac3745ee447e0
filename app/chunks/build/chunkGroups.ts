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
  // Small parts of most screens: controls, words and calls; and what can be booked, where and when, with the documents
  // that decide it. Few screens need the one without the other, and a file of its own would cost two kilobytes.
  {
    name: 'parts',
    minShareCount: 2,
    test: below(
      'app/api/(services|suggest)',
      'app/app-services/(FailureNumber|useCall|useCriteria|useServices)',
      'app/content/generated/(settings/(scheduler|service|covid)|texts/(scheduler|serviceName))',
      'app/formatting/(address|compareNames)',
      'app/journey/(picked/TimeRefusal|request/(encoders|readJson)|search/|services/)',
      'app/messages/generated/(benefit|failure|places)',
      'app/places/(LocationField|useSuggestions)',
      'app/reservation/useReleaseOnEntry',
      'app/ui/(alerts/(Alert|RetryNotice)|brand/B|breakpoints|Card|combobox/|fields/(DateField|Field\\.|useOnPageHide))',
      'engine/(core/validation/textFormats|messages/errorMessages)',
      'schemas/generated/(api/(places/suggest|services/)|content/(messages/(benefit|failure|places)|settings/(scheduler-config|saf|covid)|texts/(scheduler|service-name)))',
    ),
  },
  // Lists of places, with their map.
  {
    name: 'places',
    minShareCount: 2,
    test: below('app/places/(?!askPosition|findNearest)', 'app/api/mapKey', 'app/app-services/useMapSource'),
  },
];
