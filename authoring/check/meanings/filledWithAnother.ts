import type { CompiledRule, Place, RuleNode, StepPlan, WizardPlan } from '#engine';
import type { PrescreenPlan } from '../../../app/content/forms/PrescreenPlan.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { type MeantField, meaningAt } from './MeantField.ts';
import { lastOf } from './requestMeanings.ts';

/** Reports fields that are filled in with, or computed as, something else than they are. */
export const filledWithAnother = ({ steps }: WizardPlan): readonly AuthoringProblem[] =>
  steps.flatMap((step) =>
    step.form.pages.flatMap((page) => {
      const rules: readonly (readonly [string, CompiledRule])[] = [
        ...[...page.prefills].map(([field, { value }]) => [field, value] as const),
        ...page.computes,
      ];
      return rules.flatMap(([field, rule]) => {
        const meaning = page.schema.properties[field]?.meaning;
        return meaning === undefined ? [] : compare(field, meaning, rule, (path) => meaningOfRead(path, step, steps));
      });
    }),
  );

/** A question of a prescreen that says what it is. */
type MeantQuestion = MeantField & Pick<Place, 'document'>;

/**
 * Reports answers that a prescreen passes on under the name of something else. A question that does not say what it is
 * counts as something else beside one that does.
 */
export function knownAsAnother(
  document: string,
  { wizard, questions, priorAnswers }: PrescreenPlan,
  meant: readonly MeantQuestion[],
): readonly AuthoringProblem[] {
  const own = meant.filter((each) => each.document === questions?.document);
  return priorAnswers.flatMap(({ name, value }) => {
    const right = own.find(({ meaning }) => lastOf(meaning) === name);
    const meaningOf = (path: readonly string[]): string | undefined => {
      if (path[0] !== 'answers') return meaningOfRead(path, undefined, wizard?.steps ?? []);
      const question = own.find(({ names }) => names[0] === path[1]);
      return question?.meaning ?? (right === undefined ? undefined : path[1]);
    };
    return compare(name, name, { ...value, place: { document, pointer: `/known/${name}` } }, meaningOf);
  });
}

function compare(
  field: string,
  meaning: string,
  { root, place }: CompiledRule,
  meaningOf: (path: readonly string[]) => string | undefined,
): readonly AuthoringProblem[] {
  if (place === undefined) return [];
  return resultsOf(root).flatMap((path): readonly AuthoringProblem[] => {
    const other = meaningOf(path);
    if (other === undefined || lastOf(other) === lastOf(meaning)) return [];
    const message = `"${field}" is "${meaning}", and is filled in with "${path.join('.')}", which is "${other}".`;
    return [{ ...place, code: 'filled-with-another', message }];
  });
}

/** The paths of which one is the value of the rule, unchanged. */
function resultsOf(node: RuleNode): readonly (readonly string[])[] {
  if (node.kind === 'read') return [node.path, ...(node.fallback === undefined ? [] : resultsOf(node.fallback))];
  if (node.kind === 'condition') return resultsOf(node.node);
  if (node.kind !== 'call' || node.operator.name !== 'if') return [];
  const last = node.operands.length - 1;
  return node.operands.flatMap((operand, index) => (index % 2 === 1 || index === last ? resultsOf(operand) : []));
}

/** What an answer is, or what the app knows; what it knows means what its name says. */
function meaningOfRead(
  [root, ...names]: readonly string[],
  step: StepPlan | undefined,
  steps: readonly StepPlan[],
): string | undefined {
  if (root === 'context') return names.at(-1);
  if (root === 'answers') return step && meaningAt(step.form, names);
  const [id, ...more] = names;
  const form = root === 'steps' ? steps.find((each) => each.id === id)?.form : undefined;
  return form && meaningAt(form, more);
}
