import type { Json } from '#engine';

export type FieldKind = 'yesNo' | 'text' | 'number' | 'date' | 'list';

export interface ReadField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly schema: object;
  /** Answers to try: those that rules name, and others that rules may tell from them. */
  readonly answers: readonly Json[];
}

/** Texts that rules name. */
export const namedTexts = ['QZ', 'ab', '12'];
/** Dates that rules name. */
export const namedDates = ['2024-01-31', '2024-02-29', '2024-03-15'];
/** The most that rules name of a number. */
export const most = 8;

const texts = [
  'QZ',
  'qz',
  'qZ',
  ' QZ',
  'Qz  ',
  'ab',
  'AB',
  'ab ',
  '12',
  '1',
  '123',
  '1234',
  'x',
  'xx',
  'yy',
  'abc',
  'other',
];
const digits = texts.filter((text) => /^[0-9]+$/.test(text));
const lower = texts.filter((text) => /^[a-z]+$/.test(text));
const choices = ['p', 'q', 'r', 's', 't', 'QZ', 'qz', 'AB', '12'];
const numbers = Array.from({ length: most + 1 }, (_, at) => at);
const dates = [
  '2023-01-30',
  '2024-01-30',
  ...namedDates,
  '2024-02-01',
  '2024-03-01',
  '2024-03-14',
  '2024-03-16',
  '2025-03-15',
];
const few = ['QZ', 'ab', 'qz'];

const lists = (values: readonly Json[]): readonly Json[] => [
  ...values.map((value) => [value]),
  ...values.slice(1).map((value, at) => [values[at] ?? value, value]),
  ...(values.length > 2 ? [values.slice(0, 3)] : []),
];

/** Fields of every kind, none of which needs an answer. Rules may compare any two of a kind. */
export const readFields: readonly ReadField[] = [
  { name: 'flag', kind: 'yesNo', schema: { type: 'boolean' }, answers: [true, false] },
  { name: 'code', kind: 'text', schema: { type: 'string' }, answers: texts },
  { name: 'other', kind: 'text', schema: { type: 'string' }, answers: texts },
  { name: 'digits', kind: 'text', schema: { type: 'string', pattern: '^[0-9]{1,4}$' }, answers: digits },
  { name: 'lower', kind: 'text', schema: { type: 'string', pattern: '^[a-z]{1,5}$' }, answers: lower },
  { name: 'size', kind: 'text', schema: { type: 'string', enum: choices }, answers: choices },
  { name: 'level', kind: 'number', schema: { type: 'integer', enum: numbers }, answers: numbers },
  { name: 'count', kind: 'number', schema: { type: 'integer', minimum: 0, maximum: most }, answers: numbers },
  { name: 'total', kind: 'number', schema: { type: 'integer', minimum: 2, maximum: most }, answers: numbers.slice(2) },
  { name: 'share', kind: 'number', schema: { type: 'number', minimum: 0 }, answers: [0, 0.5, 1.5, 2, 2.5, 3, 7.25] },
  { name: 'born', kind: 'date', schema: { type: 'string', format: 'date' }, answers: dates },
  { name: 'moved', kind: 'date', schema: { type: 'string', format: 'date' }, answers: dates },
  {
    name: 'picks',
    kind: 'list',
    schema: { type: 'array', uniqueItems: true, items: { type: 'string', enum: [...few, 'p', 'q'] } },
    answers: lists([...few, 'p', 'q']),
  },
  { name: 'words', kind: 'list', schema: { type: 'array', items: { type: 'string' } }, answers: lists(texts) },
  {
    name: 'marks',
    kind: 'list',
    schema: { type: 'array', items: { type: 'string', pattern: '^[0-9]{1,4}$' } },
    answers: lists(digits),
  },
];
