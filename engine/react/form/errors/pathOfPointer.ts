/** The names in a JSON Pointer: '/address/zipCode' is ['address', 'zipCode']. */
export const pathOfPointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
