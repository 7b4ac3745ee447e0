/** The map beside a list of places. */
export const mapMessages = {
  name: 'Map of locations',
  skip: 'Skip the map',
  end: 'End of the map',
  pin: '{number}, {name}',
  miles: '{n} mi',
} as const;
