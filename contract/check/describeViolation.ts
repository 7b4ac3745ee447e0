import type { SchemaViolation } from '../../schemas/SchemaCheck.ts';
import { isRecord, valueAt } from '../exchange/json.ts';
import type { ContractViolation } from './CheckResult.ts';

/** Keywords whose violation only follows from another, more exact one. */
const WRAPPERS = ['if', 'oneOf', 'anyOf', 'not'];

/** The first violation that is meaningful by itself. */
export const pickViolation = (violations: readonly SchemaViolation[]): SchemaViolation | undefined =>
  violations.find(({ keyword }) => !WRAPPERS.includes(keyword)) ?? violations[0];

/** @param render describes a value */
export function describeViolation(
  { instancePath, keyword, params, message }: SchemaViolation,
  body: unknown,
  render: (value: unknown) => string,
): ContractViolation {
  const here = render(valueAt(body, instancePath));
  switch (keyword) {
    case 'required':
      return { path: `${instancePath}/${params.missingProperty}`, expected: 'a value', got: 'nothing' };
    case 'additionalProperties': {
      const path = `${instancePath}/${params.additionalProperty}`;
      return { path, expected: 'nothing', got: render(valueAt(body, path)) };
    }
    case 'type':
      return { path: instancePath, expected: String(params.type), got: here };
    case 'enum':
      return { path: instancePath, expected: `one of ${JSON.stringify(params.allowedValues)}`, got: here };
    case 'pattern':
      return { path: instancePath, expected: `like ${params.pattern}`, got: here };
    case 'format':
      return { path: instancePath, expected: `a ${params.format}`, got: here };
    default:
      return { path: instancePath, expected: message ?? keyword, got: here };
  }
}

/** Describes a violation in one sentence without the value: `/data/id is missing`, `/data/id must be string`. */
export function violationSentence(violation: SchemaViolation, body: unknown): string {
  const { path, expected } = describeViolation(violation, body, () => '');
  return violation.keyword === 'required' ? `${path} is missing` : `${path} must be ${expected}`;
}

const LONGEST = 40;

/** Describes a value. With `isDiscreet` only its kind and size, because it may be personal. */
export function describeValue(value: unknown, isDiscreet: boolean): string {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return isDiscreet ? 'a number' : String(value);
  if (typeof value === 'string') return isDiscreet ? `a text of ${value.length} characters` : quoted(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (!isRecord(value)) return typeof value;
  return isDiscreet ? 'an object' : cut(`an object with ${Object.keys(value).join(', ') || 'nothing'}`);
}

const quoted = (text: string): string => JSON.stringify(cut(text));

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
