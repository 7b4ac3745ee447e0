import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside, problem } from '../../errors/problem.ts';
import type { ObjectSchema } from '../../json/JsonSchema.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';
import type { CompiledRule } from '../../rules/CompiledRule.ts';
import { compileRule } from '../../rules/compile/compileRule.ts';
import type { ObjectType } from '../../rules/ValueType.ts';
import { createPresenter } from '../createPresenter.ts';
import type { PageDefinition, SettingValues } from '../FormDefinition.ts';
import type { PagePlan } from '../PagePlan.ts';
import { plainText } from '../plainText.ts';
import { compileMessages } from './compileMessages.ts';
import { compileRules } from './compileRules.ts';
import { compileVerify } from './compileVerify.ts';
import type { FormEnvironment } from './FormEnvironment.ts';
import { fillWords } from './fillWords.ts';
import { fieldsRead } from './ruleOrder.ts';
import { uiProblems } from './uiProblems.ts';

export interface PageSurroundings {
  readonly environment: FormEnvironment;
  readonly settings: SettingValues;
  /** What the page's rules may read. */
  readonly readable: ObjectType;
  /** Fields of earlier pages: all that `when` may read of this form. */
  readonly earlier: readonly string[];
}

export interface CompiledPage {
  readonly page: PagePlan;
  readonly problems: readonly ContentProblem[];
}

/** Compiles a page whose schema is checked. The plan is of use only when there are no problems. */
export function compilePage(
  definition: PageDefinition,
  schema: ObjectSchema,
  around: PageSurroundings,
  place: Place,
): CompiledPage {
  const { environment, settings, readable } = around;
  const words = fillWords(schema, settings);
  const title = plainText(definition.title, inside(place, 'title'));
  const when = compileWhen(definition, around, inside(place, 'when'));
  const rules = compileRules(definition.rules ?? [], words, readable, inside(place, 'rules'));
  const uiSchema = definition.uiSchema ?? {};
  const { messages, problems: messageProblems } = compileMessages(
    definition.messages,
    { schema: words, checks: rules.checks, settings: Object.keys(settings), catalogue: environment.messages },
    inside(place, 'messages'),
  );
  const verify = compileVerify(definition.verify, words, environment.verifiers, readable, inside(place, 'verify'));
  const page: PagePlan = {
    name: definition.name,
    title: typeof title === 'string' ? fillTemplate(title, settings) : '',
    ...(when.rule === undefined ? {} : { when: when.rule }),
    schema: words,
    uiSchema,
    shows: rules.shows,
    requires: rules.requires,
    checks: rules.checks,
    prefills: rules.prefills,
    messages,
    ...(verify.plan === undefined ? {} : { verify: verify.plan }),
    secretWidgets: environment.widgets.filter(({ secret }) => secret).map(({ name }) => name),
    review: definition.review === true,
    fields: Object.keys(words.properties),
    ...createPresenter(words, uiSchema),
  };
  const problems = [
    ...(typeof title === 'string' ? [] : [title]),
    ...when.problems,
    ...rules.problems,
    ...uiProblems(uiSchema, words, environment, inside(place, 'uiSchema')),
    ...messageProblems,
    ...verify.problems,
    ...reviewProblems(page, place),
  ];
  return { page, problems };
}

const reviewProblems = ({ review, fields }: PagePlan, place: Place): readonly ContentProblem[] =>
  review && fields.length > 0
    ? [problem(inside(place, 'review'), 'review', 'A page that lists answers asks nothing itself; it has no fields.')]
    : [];

interface CompiledWhen {
  readonly rule?: CompiledRule;
  readonly problems: readonly ContentProblem[];
}

function compileWhen({ when }: PageDefinition, { readable, earlier }: PageSurroundings, place: Place): CompiledWhen {
  if (when === undefined) return { problems: [] };
  const compiled = compileRule(when, readable, place);
  if (!compiled.ok) return { problems: compiled.problems };
  const late = fieldsRead([compiled.value]).filter((field) => !earlier.includes(field));
  const problems = late.map((field) =>
    problem(place, 'order', `The page depends on "${field}", which is not asked before it.`),
  );
  return { rule: compiled.value, problems };
}
