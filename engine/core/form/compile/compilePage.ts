import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside, problem } from '../../errors/problem.ts';
import { isObject } from '../../json/Json.ts';
import type { ObjectSchema } from '../../json/JsonSchema.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';
import type { CompiledRule } from '../../rules/CompiledRule.ts';
import { compileRule } from '../../rules/compile/compileRule.ts';
import type { RuleEnvironment } from '../../rules/compile/RuleEnvironment.ts';
import { readingCondition } from '../../rules/readingCondition.ts';
import { COMPUTED_WIDGET } from '../computed.ts';
import { createPresenter } from '../createPresenter.ts';
import type { PageDefinition, SettingValues } from '../FormDefinition.ts';
import type { PagePlan } from '../FormPlan.ts';
import { resolveFieldPointer } from '../resolveFieldPointer.ts';
import { resolveText } from '../resolveText.ts';
import { compileMessages } from './compileMessages.ts';
import { compileRules } from './compileRules.ts';
import { compileVerify } from './compileVerify.ts';
import type { CompiledVoice } from './compileVoice.ts';
import { computedProblems } from './computedProblems.ts';
import type { FormEnvironment } from './FormEnvironment.ts';
import { fillTexts, withoutTexts } from './fillTexts.ts';
import { fieldsRead } from './ruleOrder.ts';
import { uiSchemaProblems } from './uiSchemaProblems.ts';

export interface PageContext {
  readonly environment: FormEnvironment;
  readonly settings: SettingValues;
  readonly voice: CompiledVoice;
  /** What the page's rules may read. */
  readonly readable: RuleEnvironment;
  /** The fields of earlier pages, the only ones of this form that `when` may read. */
  readonly earlier: readonly string[];
}

export interface CompiledPage {
  readonly page: PagePlan;
  /** The page in the words of each other voice. */
  readonly voiced: readonly PagePlan[];
  readonly problems: readonly ContentProblem[];
}

/** Compiles a page whose schema is already checked. The plan may be used only when there are no problems. */
export function compilePage(
  definition: PageDefinition,
  schema: ObjectSchema,
  context: PageContext,
  place: Place,
): CompiledPage {
  const { environment, settings, voice, readable } = context;
  const written = definition.uiSchema ?? {};
  const texts = { ...settings, ...voice.words };
  const filledSchema = fillTexts(schema, written, texts);
  const title = resolveText(definition.title, inside(place, 'title'));
  const when = compileWhen(definition, context, inside(place, 'when'));
  const rules = compileRules(definition.rules ?? [], filledSchema, readable, inside(place, 'rules'));
  const uiSchema = withComputedWidgets(withoutTexts(written), rules.computes);
  const { messages, problems: messageProblems } = compileMessages(
    definition.messages,
    { schema: filledSchema, checks: rules.checks, settings: Object.keys(texts), catalogue: environment.messages },
    inside(place, 'messages'),
  );
  const verify = compileVerify(
    definition.verify,
    filledSchema,
    environment.verifiers,
    readable,
    inside(place, 'verify'),
  );
  const notSent = (definition.notSent ?? []).map((pointer, index) =>
    resolveFieldPointer(pointer, filledSchema, inside(place, 'notSent', index)),
  );
  const page: PagePlan = {
    name: definition.name,
    title: typeof title === 'string' ? fillTemplate(title, texts) : '',
    ...(when.rule === undefined ? {} : { when: when.rule }),
    schema: filledSchema,
    uiSchema,
    shows: rules.shows,
    requires: rules.requires,
    checks: [...rules.checks.keys()],
    prefills: rules.prefills,
    computes: rules.computes,
    renewals: rules.renewals,
    messages,
    words: voice.words,
    ...(verify.plan === undefined ? {} : { verify: verify.plan }),
    secretWidgets: environment.widgets.filter(({ secret }) => secret).map(({ name }) => name),
    multilineWidgets: environment.widgets.filter(({ multiline }) => multiline).map(({ name }) => name),
    notSent: notSent.flatMap((each) => ('names' in each ? [each.names] : [])),
    review: definition.review === true,
    fields: Object.keys(filledSchema.properties),
    ...createPresenter(filledSchema, uiSchema),
  };
  const voiced = voice.others.map(({ words }): PagePlan => {
    const otherTexts = { ...settings, ...words };
    const otherSchema = fillTexts(schema, written, otherTexts);
    const otherTitle = typeof title === 'string' ? fillTemplate(title, otherTexts) : '';
    return { ...page, words, title: otherTitle, schema: otherSchema, ...createPresenter(otherSchema, uiSchema) };
  });
  const problems = [
    ...(typeof title === 'string' ? [] : [title]),
    ...when.problems,
    ...rules.problems,
    ...uiSchemaProblems(written, filledSchema, environment, inside(place, 'uiSchema')),
    ...messageProblems,
    ...verify.problems,
    ...notSent.flatMap((each) => ('problem' in each ? [each.problem] : [])),
    ...reviewProblems(page, place),
    ...computedProblems(page, definition, context.earlier, place),
  ];
  return { page, voiced, problems };
}

const reviewProblems = ({ review, fields }: PagePlan, place: Place): readonly ContentProblem[] =>
  review && fields.length > 0 ? [problem(inside(place, 'review'), 'review-with-fields')] : [];

/** Names the widget that shows a computed value. It is none of those that documents may name. */
const withComputedWidgets = (uiSchema: PagePlan['uiSchema'], computes: PagePlan['computes']): PagePlan['uiSchema'] => ({
  ...uiSchema,
  ...Object.fromEntries(
    [...computes.keys()].map((name) => {
      const own = Object.hasOwn(uiSchema, name) ? uiSchema[name] : undefined;
      return [name, { ...(isObject(own) ? own : {}), 'ui:widget': COMPUTED_WIDGET }];
    }),
  ),
});

interface CompiledWhen {
  readonly rule?: CompiledRule;
  readonly problems: readonly ContentProblem[];
}

function compileWhen({ when }: PageDefinition, { readable, earlier }: PageContext, place: Place): CompiledWhen {
  if (when === undefined) return { problems: [] };
  const compiled = compileRule(when, readable, place);
  if (!compiled.ok) return { problems: compiled.problems };
  const late = fieldsRead([compiled.value]).filter((field) => !earlier.includes(field));
  const problems = late.map((field) =>
    problem(place, 'read-too-early/page', field, readingCondition(compiled.value.root, ['answers', field])),
  );
  return { rule: compiled.value, problems };
}
