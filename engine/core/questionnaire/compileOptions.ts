import type { Place } from '../errors/ContentProblem.ts';
import { inside, problem } from '../errors/problem.ts';
import type { LabelledChoice } from '../json/JsonSchema.ts';
import { compileQuestionRule, compileText, type QuestionContext, within } from './QuestionContext.ts';
import type { OptionDefinition } from './QuestionnaireDefinition.ts';
import type { Criteria, OptionPlan } from './QuestionnairePlan.ts';

export interface CompiledOptions {
  readonly plans: readonly OptionPlan[];
  /** The options in the form of the answer's schema. */
  readonly choices: readonly LabelledChoice[];
}

/** Compiles the options of a question; none for `yesNo` and `date`. */
export function compileOptions(context: QuestionContext): CompiledOptions {
  const { type, options = [] } = context.question;
  const hasOptions = type !== 'yesNo' && type !== 'date';
  if (!hasOptions && context.question.options !== undefined)
    context.problems.push(problem(within(context, 'options'), 'misplaced-options', type));
  if (hasOptions && options.length === 0) context.problems.push(problem(context.place, 'missing-options', type));
  if (!hasOptions) return { plans: [], choices: [] };
  const compiled = options.map((option, index) => compileOption(option, index, options, context));
  // Each value once: a value that is there twice is already reported as a problem.
  const choices = new Map(compiled.map(({ choice }) => [choice.const, choice]));
  return { plans: compiled.map(({ plan }) => plan), choices: [...choices.values()] };
}

interface CompiledOption {
  readonly plan: OptionPlan;
  readonly choice: LabelledChoice;
}

function compileOption(
  option: OptionDefinition,
  index: number,
  options: readonly OptionDefinition[],
  context: QuestionContext,
): CompiledOption {
  const { value, description, criteria = {} } = option;
  const at = within(context, 'options', index);
  if (options.findIndex((other) => other.value === value) !== index)
    context.problems.push(problem(inside(at, 'value'), 'duplicate-name/options', value));
  const title = compileText(option.title, inside(at, 'title'), context.problems);
  const described =
    description === undefined
      ? {}
      : { description: compileText(description, inside(at, 'description'), context.problems) };
  const when =
    option.when === undefined ? undefined : compileQuestionRule(option.when, context, 'asking', inside(at, 'when'));
  checkCriteria(criteria, context, at, options[0]?.criteria);
  return {
    plan: { value, title, criteria: givenCriteria(criteria), ...(when === undefined ? {} : { when }) },
    choice: { const: value, title, ...described },
  };
}

const givenCriteria = (criteria: NonNullable<OptionDefinition['criteria']>): Criteria =>
  Object.fromEntries(Object.entries(criteria).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** All options must have the same criteria, so that a rule can read them whichever option is chosen. */
function checkCriteria(
  criteria: NonNullable<OptionDefinition['criteria']>,
  { question: { type }, problems }: QuestionContext,
  at: Place,
  wanted: OptionDefinition['criteria'] = {},
): void {
  if (type !== 'criteriaDropdown') {
    if (Object.keys(criteria).length > 0) problems.push(problem(inside(at, 'criteria'), 'misplaced-criteria', type));
    return;
  }
  for (const name of new Set([...Object.keys(wanted), ...Object.keys(criteria)])) {
    const [here, there] = [ownKind(criteria, name), ownKind(wanted, name)];
    if (here === there) continue;
    const place = inside(at, 'criteria', name);
    if (here === undefined) problems.push(problem(place, 'uneven-criteria/here', name));
    else if (there === undefined) problems.push(problem(place, 'uneven-criteria/first', name));
    else problems.push(problem(place, 'uneven-criteria/type', name, there, here));
  }
}

const KINDS = ['string', 'number', 'boolean'];

const ownKind = (criteria: Readonly<Record<string, unknown>>, name: string): string | undefined =>
  KINDS.find((kind) => Object.hasOwn(criteria, name) && typeof criteria[name] === kind);
