import type { ErrorObject } from 'ajv';

/**
 * Explains a requirement of the booking request to an author, as a sentence without a full stop. Undefined for errors
 * that explain nothing by themselves.
 */
export function describeRefusal({ keyword, params, schema, message }: ErrorObject): string | undefined {
  switch (keyword) {
    // Ajv reports the underlying errors beside these.
    case 'if':
    case 'allOf':
      return undefined;
    case 'maxLength':
      return `it takes at most ${counted(params.limit, 'character')}`;
    case 'minLength':
      return `it takes at least ${counted(params.limit, 'character')}`;
    case 'maximum':
      return `it takes no number above ${params.limit}`;
    case 'minimum':
      return `it takes no number below ${params.limit}`;
    case 'maxItems':
      return `it takes at most ${counted(params.limit, 'entry', 'entries')}`;
    case 'minItems':
      return `it takes at least ${counted(params.limit, 'entry', 'entries')}`;
    case 'uniqueItems':
      return 'it takes no entry twice';
    case 'pattern':
      return `it takes only texts of the pattern ${params.pattern}`;
    case 'format':
      return `it takes only ${formats.get(params.format) ?? `texts of the format "${params.format}"`}`;
    case 'required':
      return `it requires "${params.missingProperty}"`;
    case 'additionalProperties':
      return `it knows no "${params.additionalProperty}"`;
    case 'type':
      return `it takes only ${[params.type]
        .flat()
        .map((type) => types.get(type) ?? type)
        .join(' or ')}`;
    case 'enum':
      return `it takes only ${listed(params.allowedValues)}`;
    case 'const':
      return `it takes only ${JSON.stringify(params.allowedValue)}`;
    case 'not':
      return isConstant(schema) ? `it does not take ${JSON.stringify(schema.const)}` : 'it does not take this one';
    default:
      return message === undefined ? `it has the keyword "${keyword}"` : `it ${message}`;
  }
}

const formats = new Map([
  ['email', 'an email address'],
  ['date', 'a date'],
  ['date-time', 'a moment'],
]);

const types = new Map([
  ['string', 'a text'],
  ['array', 'a list'],
  ['object', 'a group of answers'],
  ['boolean', 'yes or no'],
  ['number', 'a number'],
  ['integer', 'a whole number'],
]);

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const listed = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

const isConstant = (schema: unknown): schema is { readonly const: unknown } =>
  typeof schema === 'object' && schema !== null && 'const' in schema;
