import { inside } from '../errors/problem.ts';
import { type CompiledPage, compilePage } from '../form/compile/compilePage.ts';
import type { FormEnvironment } from '../form/compile/FormEnvironment.ts';
import type { PagePlan } from '../form/PagePlan.ts';
import type { JsonSchema, LabelledChoice, ObjectSchema } from '../json/JsonSchema.ts';
import { checkSchema } from '../validation/checkSchema.ts';
import { compileAnswers } from './compileAnswers.ts';
import { compileChecks } from './compileChecks.ts';
import { compileOptions } from './compileOptions.ts';
import { decidedCheck } from './decidedCheck.ts';
import type { QuestionType } from './QuestionnaireDefinition.ts';
import type { MessagePlan, QuestionPlan } from './QuestionnairePlan.ts';
import { compileQuestionRule, compileText, type QuestionSite, within } from './QuestionSite.ts';

const WIDGETS: Readonly<Record<QuestionType, string | undefined>> = {
  yesNo: 'radio',
  radio: 'radio',
  dropdown: 'select',
  criteriaDropdown: 'select',
  date: undefined,
};

/** A guest meets few sets of options in one visit; past this many the memory starts anew. */
const MOST_REMEMBERED = 64;

/** Compiles one question; undefined when its page is broken. The plan is of use only when there are no problems. */
export function compileQuestion(site: QuestionSite, environment: FormEnvironment): QuestionPlan | undefined {
  const { question, answerType } = site;
  const title = compileText(question.title, within(site, 'title'), site.problems);
  const { plans: options, choices } = compileOptions(site);
  const skipWhen =
    question.skipWhen === undefined
      ? undefined
      : compileQuestionRule(question.skipWhen, site, 'asking', within(site, 'skipWhen'));
  const { checks, messages } = compileChecks(site);
  const answers = compileAnswers(site);
  const notices = compileMessages(site);
  const field = compileField(site, title, choices);
  if (field === undefined) return undefined;
  const asked = askedPage(site, environment, title, field);
  // Our own page has no place in the document: what is wrong with it is the question's type.
  site.problems.push(...asked.problems.map((each) => ({ ...each, pointer: within(site, 'type').pointer })));
  const judged = { messages, checks: [...checks, decidedCheck(question.id, answerType, answers)] };
  const page = { ...asked.page, ...judged };
  const pageOf = (oneOf: readonly LabelledChoice[]): PagePlan => ({
    ...askedPage(site, environment, title, { ...field, oneOf }).page,
    ...judged,
  });
  return {
    id: question.id,
    type: question.type,
    title,
    answerType,
    ...(skipWhen === undefined ? {} : { skipWhen }),
    options,
    page,
    pageWith: rememberPages(page, choices, pageOf),
    answers,
    messages: notices,
  };
}

/** The schema of the answer; undefined when it is broken. */
function compileField(site: QuestionSite, title: string, choices: readonly LabelledChoice[]): JsonSchema | undefined {
  const { id, type, description } = site.question;
  const described =
    description === undefined
      ? {}
      : { description: compileText(description, within(site, 'description'), site.problems) };
  const field = { ...valueSchema(type, choices), title, ...described };
  const checked = checkSchema({ type: 'object', properties: { [id]: field } }, site.place);
  if (checked.ok) return field;
  site.problems.push(...checked.problems.map((each) => ({ ...each, pointer: within(site, 'id').pointer })));
  return undefined;
}

/** The form room's own page, with the one field. */
function askedPage(
  { question: { id, type }, readable, place }: QuestionSite,
  environment: FormEnvironment,
  title: string,
  field: JsonSchema,
): CompiledPage {
  const schema: ObjectSchema = { type: 'object', required: [id], properties: { [id]: field } };
  const widget = WIDGETS[type];
  const uiSchema = widget === undefined ? {} : { [id]: { 'ui:widget': widget } };
  const around = { environment, settings: {}, readable, earlier: [] };
  return compilePage({ name: id, title, schema, uiSchema }, schema, around, place);
}

function valueSchema(type: QuestionType, choices: readonly LabelledChoice[]): JsonSchema {
  if (type === 'yesNo') return { type: 'boolean' };
  if (type === 'date') return { type: 'string', format: 'date' };
  return { type: 'string', ...(choices.length === 0 ? {} : { oneOf: choices }) };
}

/** The page with some of its options; made once for each set of them. */
function rememberPages(
  whole: PagePlan,
  choices: readonly LabelledChoice[],
  make: (choices: readonly LabelledChoice[]) => PagePlan,
): QuestionPlan['pageWith'] {
  const made = new Map<string, PagePlan>();
  return (offered) => {
    if (offered.length === choices.length) return whole;
    const key = JSON.stringify(offered);
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= MOST_REMEMBERED) made.clear();
    const page = make(choices.filter(({ const: value }) => offered.some((each) => each === value)));
    made.set(key, page);
    return page;
  };
}

function compileMessages(site: QuestionSite): readonly MessagePlan[] {
  return (site.question.messages ?? []).map(({ type, location, text, when }, index) => {
    const at = within(site, 'messages', index);
    const words = compileText(text, inside(at, 'text'), site.problems);
    const rule = when === undefined ? undefined : compileQuestionRule(when, site, 'answered', inside(at, 'when'));
    return { type, location, text: words, ...(rule === undefined ? {} : { when: rule }) };
  });
}
