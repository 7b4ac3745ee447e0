import type { SchemaViolation } from '../../schemas/SchemaCheck.ts';
import { valueAt } from '../exchange/json.ts';
import type { ContractViolation } from './CheckResult.ts';

/** Keywords that only report what another violation says better. */
const WRAPPERS = ['if', 'oneOf', 'anyOf', 'not'];

/** The first violation that says something by itself. */
export const pickViolation = (violations: readonly SchemaViolation[]): SchemaViolation | undefined =>
  violations.find(({ keyword }) => !WRAPPERS.includes(keyword)) ?? violations[0];

/** @param render says what a value is */
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

/** The same as one sentence, without the value that was found: `/data/id is missing`, `/data/id must be string`. */
export function violationSentence(violation: SchemaViolation, body: unknown): string {
  const { path, expected } = describeViolation(violation, body, () => '');
  return violation.keyword === 'required' ? `${path} is missing` : `${path} must be ${expected}`;
}
