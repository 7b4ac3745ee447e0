import { isObject, type Json } from '../json/Json.ts';
import type { JsonSchema } from '../json/JsonSchema.ts';
import type { CompiledRule } from '../rules/CompiledRule.ts';
import { evaluateRule } from '../rules/evaluateRule.ts';
import type { Answers, Scope } from '../rules/Scope.ts';
import { UNKNOWN } from '../rules/Unknown.ts';
import type { PagePlan } from './FormPlan.ts';

/** The value of a computed field; undefined while an answer that it needs is missing. */
export function computeValue(rule: CompiledRule, scope: Scope): Json | undefined {
  const value = evaluateRule(rule, scope);
  if (value === UNKNOWN || value === null || value === '') return undefined;
  return typeof value === 'number' ? withoutNoise(value) : value;
}

/** A number without what binary fractions add to it: the sum of 0.1 and 0.2 is 0.3. */
const withoutNoise = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(12)));

/** A page and what its rules read. */
interface Seen {
  readonly page: Pick<PagePlan, 'computes'>;
  readonly scope: Scope;
}

/** The page's answers with its computed values, in place of whatever was given under their names. */
export function withComputed({ page: { computes }, scope }: Seen, given: Answers): Answers {
  if (computes.size === 0) return given;
  const pick = (answers: Answers, computed: boolean) =>
    Object.entries(answers).filter(([name]) => computes.has(name) === computed);
  return Object.fromEntries([...pick(given, false), ...pick(scope.answers, true)]);
}

/** The name of the widget that shows a computed value. Documents cannot name it: it asks for nothing. */
export const COMPUTED_WIDGET = 'computed';

/** Whether a field is computed and has no title: rules read its value, and nobody else sees it. */
export const isUnseen = ({ title = '' }: JsonSchema, uiSchema: unknown): boolean =>
  title.trim() === '' && isComputed(uiSchema);

export const isComputed = (uiSchema: unknown): boolean =>
  isObject(uiSchema) && uiSchema['ui:widget'] === COMPUTED_WIDGET;
