const JSON_TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'text',
};

/** Describes a type of JSON. */
export const describeJsonType = (type: string): string => JSON_TYPES[type] ?? type;
