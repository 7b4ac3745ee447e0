/** The texts about places that several screens share: the field for a place, the distance, the map (SEARCH-18, RESULT-6). */
export const placesMessages = {
  field: {
    placeholder: 'ZIP or City, State',
    suggestions: 'Suggestions',
    one: '1 suggestion. Use the up and down arrow keys to review it, Enter to choose it.',
    many: '{n} suggestions. Use the up and down arrow keys to review them, Enter to choose one.',
    none: 'No suggestions.',
  },
  distance: '{miles} mi away',
  distanceShort: 'less than 0.1 mi away',
  call: '{phone}, call {name}',
  map: { show: 'Show map', hide: 'Hide map' },
  pages: {
    name: 'Pages of locations',
    previous: 'Previous page of locations',
    next: 'Next page of locations',
    position: 'Page {page} of {pages}',
  },
} as const;
