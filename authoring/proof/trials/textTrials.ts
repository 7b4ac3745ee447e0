import { type JsonSchema, validate } from '#engine';
import { emailPattern, type TextRule } from '../request/TextRule.ts';
import type { TextLimits } from '../texts/createTexts.ts';
import { readUiSchema, type TrialOptions, type Trials, type TriedPart } from './Trial.ts';

/** The engine matches patterns only against texts up to this length. */
const PATTERN_LENGTH = 250;
/** The app removes the spaces around a text unless the document sets `ui:trim` to false. */
const trimmed = '^\\S(?:[^]*\\S)?$';

/** The texts that the form accepts, as far as patterns and lengths can express that. */
export function textLimits(schema: JsonSchema, uiSchema: unknown): TextLimits {
  const { pattern, format, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  return {
    patterns: [
      ...(pattern === undefined ? [] : [pattern]),
      ...(format === 'email' ? [emailPattern] : []),
      ...(readUiSchema(uiSchema, 'ui:trim') === false ? [] : [trimmed]),
    ],
    least: Math.max(1, minLength),
    most: pattern === undefined ? maxLength : Math.min(maxLength, PATTERN_LENGTH),
  };
}

/** Texts that the form accepts and the request refuses, if there are any, and texts of various lengths and kinds. */
export function textTrials({ schema, uiSchema, to }: TriedPart, { contract }: TrialOptions): Trials {
  const { texts } = contract;
  const limits = textLimits(schema, uiSchema);
  const some = texts.within(limits);
  const found = to === undefined ? [some] : refused(limits, contract.textRule(to), texts.within);
  const answers = new Set([...found.flatMap((each) => each ?? []), ...usual, ...(some ?? [])]);
  return {
    trials: [...answers].filter((text) => isTyped(text, uiSchema)).map((answer) => ({ answer, at: [] })),
    unknown: found.includes(undefined) ? [[]] : [],
  };
}

type Found = readonly string[] | undefined;

/** For each rule of the request, texts of the form that the rule refuses; undefined when that is not known. */
function refused(
  limits: TextLimits,
  rule: TextRule,
  find: (limits: TextLimits, outside?: string) => Found,
): readonly Found[] {
  return [
    ...rule.patterns.map((pattern) => find(limits, pattern)),
    ...(rule.most < limits.most ? [find({ ...limits, least: Math.max(limits.least, rule.most + 1) })] : []),
    ...(rule.least > limits.least ? [find({ ...limits, most: Math.min(limits.most, rule.least - 1) })] : []),
    rule.except,
    ...(rule.isWhole ? [] : [undefined]),
  ];
}

const isTyped = (text: string, uiSchema: unknown): boolean =>
  readUiSchema(uiSchema, 'ui:trim') === false || text === text.trim();

const usual = ['A', '1', '-', '12345', '12345-6789', '123-45-6789', '2025550123', 'a@b.example', 'Zoë', 'St. X'];

/** A text that the form accepts. */
export const sampleText = ({ schema, uiSchema }: TriedPart, { contract: { texts } }: TrialOptions): string =>
  [...samples, ...(texts.within(textLimits(schema, uiSchema)) ?? [])].find(
    (text) => validate(schema, text).length === 0,
  ) ?? 'some text';

const samples = ['some text', 'one@example.com', '2025550123', '12345', '123'];
