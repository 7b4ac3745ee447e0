import type { Json, JsonSchema } from '#engine';
import { listMembers } from '../../jsonParts.ts';

/** What can be said of a field without its rules, each part by the name that an author knows it by. */
export interface FieldParts {
  /** Texts that a guest reads. */
  readonly words: ReadonlyMap<string, string>;
  /** The choices of the field, and of its members: the words by value. */
  readonly options: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly limits: ReadonlyMap<string, string>;
  /** What kind of answer it takes. */
  readonly kinds: ReadonlyMap<string, string>;
  /** How it looks: its widget, width and so on. */
  readonly look: ReadonlyMap<string, string>;
}

const limitNames = [
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const;

/** Ui options whose values a guest reads. */
const wordOptions = ['help', 'placeholder', 'on', 'off', 'title', 'description'];

/** The parts of a field, its members and its entries included. */
export function describeField(schema: JsonSchema, uiSchema: unknown): FieldParts {
  const parts = {
    words: new Map<string, string>(),
    options: new Map<string, ReadonlyMap<string, string>>(),
    limits: new Map<string, string>(),
    kinds: new Map<string, string>(),
    look: new Map<string, string>(),
  };
  addPart(schema, '');
  describeLook(uiSchema, '');
  return parts;

  function addPart(part: JsonSchema, at: string): void {
    const { title, description, type, format, items, properties = {}, required = [] } = part;
    if (title !== undefined) parts.words.set(`${at}title`, title);
    if (description !== undefined) parts.words.set(`${at}description`, description);
    parts.kinds.set(`${at}kind`, [type ?? 'any', format ?? []].flat().join(' '));
    const options = optionsOf(part);
    if (options !== undefined) parts.options.set(at, options);
    for (const name of limitNames)
      if (part[name] !== undefined) parts.limits.set(at + name, JSON.stringify(part[name]));
    if (items !== undefined) addPart(items, `${at}entry `);
    for (const [name, member] of Object.entries(properties)) {
      addPart(member, `${at}${name} `);
      parts.limits.set(`${at}${name} required`, String(required.includes(name)));
    }
  }

  function describeLook(value: unknown, at: string): void {
    for (const [name, inner] of listMembers(value)) {
      const isOption = name.startsWith('ui:') || at.includes('ui:options');
      const option = name.replace(/^ui:/, '');
      if (name === 'ui:options' || !isOption) describeLook(inner, `${at}${name} `);
      else if (wordOptions.includes(option) && typeof inner === 'string') parts.words.set(at + option, inner);
      else parts.look.set(at + option, JSON.stringify(inner));
    }
  }
}

/** The choices of a schema with their words; undefined where anything may be answered, and for a plain yes or no. */
function optionsOf({ enum: values, oneOf, const: only }: JsonSchema): ReadonlyMap<string, string> | undefined {
  if (oneOf !== undefined)
    return new Map(
      oneOf.map(({ const: value, title, description = '' }) => [
        JSON.stringify(value),
        [title, description].filter((text) => text !== '').join(', '),
      ]),
    );
  const all: readonly Json[] | undefined = only === undefined ? values : [only];
  return all && new Map(all.map((value) => [JSON.stringify(value), String(value)]));
}
