import { inside } from '../errors/problem.ts';
import { type CompiledPage, compilePage } from '../form/compile/compilePage.ts';
import { ONE_VOICE } from '../form/compile/compileVoice.ts';
import type { FormEnvironment } from '../form/compile/FormEnvironment.ts';
import type { PagePlan } from '../form/FormPlan.ts';
import type { JsonSchema, LabelledChoice, ObjectSchema } from '../json/JsonSchema.ts';
import { checkSchema } from '../validation/checkSchema.ts';
import { compileAnswers } from './compileAnswers.ts';
import { compileChecks, decidedCheck } from './compileChecks.ts';
import { compileOptions } from './compileOptions.ts';
import { compileQuestionRule, compileText, type QuestionContext, within } from './QuestionContext.ts';
import type { QuestionType } from './QuestionnaireDefinition.ts';
import type { NoticePlan, QuestionPlan } from './QuestionnairePlan.ts';

const WIDGETS: Readonly<Record<QuestionType, string | undefined>> = {
  yesNo: 'radio',
  radio: 'radio',
  dropdown: 'select',
  criteriaDropdown: 'select',
  date: undefined,
};

/** The limit of the cache, which is then emptied. In one visit a guest sees few sets of options. */
const MOST_REMEMBERED = 64;

/** Compiles one question; undefined when its page is broken. The plan may be used only when there are no problems. */
export function compileQuestion(context: QuestionContext, environment: FormEnvironment): QuestionPlan | undefined {
  const { question, answerType } = context;
  const title = compileText(question.title, within(context, 'title'), context.problems);
  const { plans: options, choices } = compileOptions(context);
  const skipWhen =
    question.skipWhen === undefined
      ? undefined
      : compileQuestionRule(question.skipWhen, context, 'asking', within(context, 'skipWhen'));
  const { checks, messages } = compileChecks(context);
  const answers = compileAnswers(context);
  const notices = compileNotices(context);
  const field = compileField(context, title, choices);
  if (field === undefined) return undefined;
  const asked = askedPage(context, environment, title, field);
  // The page is made here and has no place in the document, so its problems are reported at the question's type.
  context.problems.push(...asked.problems.map((each) => ({ ...each, pointer: within(context, 'type').pointer })));
  const validation = { messages, checks: [...checks, decidedCheck(question.id, answerType, answers)] };
  const page = { ...asked.page, ...validation };
  const buildPage = (oneOf: readonly LabelledChoice[]): PagePlan => ({
    ...askedPage(context, environment, title, { ...field, oneOf }).page,
    ...validation,
  });
  return {
    id: question.id,
    type: question.type,
    title,
    answerType,
    ...(skipWhen === undefined ? {} : { skipWhen }),
    options,
    page,
    pageWith: rememberPages(page, choices, buildPage),
    answers,
    notices,
  };
}

/** The schema of the answer; undefined when it is broken. */
function compileField(
  context: QuestionContext,
  title: string,
  choices: readonly LabelledChoice[],
): JsonSchema | undefined {
  const { id, type, description } = context.question;
  const described =
    description === undefined
      ? {}
      : { description: compileText(description, within(context, 'description'), context.problems) };
  const field = { ...valueSchema(type, choices), title, ...described };
  const checked = checkSchema({ type: 'object', properties: { [id]: field } }, context.place);
  if (checked.ok) return field;
  context.problems.push(...checked.problems.map((each) => ({ ...each, pointer: within(context, 'id').pointer })));
  return undefined;
}

/** Compiles an ordinary form page with the question as its one field. */
function askedPage(
  { question: { id, type }, readable, place }: QuestionContext,
  environment: FormEnvironment,
  title: string,
  field: JsonSchema,
): CompiledPage {
  const schema: ObjectSchema = { type: 'object', required: [id], properties: { [id]: field } };
  const widget = WIDGETS[type];
  const uiSchema = widget === undefined ? {} : { [id]: { 'ui:widget': widget } };
  const pageContext = { environment, settings: {}, voice: ONE_VOICE, readable, earlier: [] };
  return compilePage({ name: id, title, schema, uiSchema }, schema, pageContext, place);
}

function valueSchema(type: QuestionType, choices: readonly LabelledChoice[]): JsonSchema {
  if (type === 'yesNo') return { type: 'boolean' };
  if (type === 'date') return { type: 'string', format: 'date' };
  return { type: 'string', ...(choices.length === 0 ? {} : { oneOf: choices }) };
}

/** Returns a function that gives the page with some of its options, made once for each set of options. */
function rememberPages(
  whole: PagePlan,
  choices: readonly LabelledChoice[],
  make: (choices: readonly LabelledChoice[]) => PagePlan,
): QuestionPlan['pageWith'] {
  const made = new Map<string, PagePlan>();
  return (offered) => {
    if (offered.length === choices.length) return whole;
    const key = JSON.stringify(offered);
    const cached = made.get(key);
    if (cached !== undefined) return cached;
    if (made.size >= MOST_REMEMBERED) made.clear();
    const page = make(choices.filter(({ const: value }) => offered.some((each) => each === value)));
    made.set(key, page);
    return page;
  };
}

function compileNotices(context: QuestionContext): readonly NoticePlan[] {
  return (context.question.messages ?? []).map(({ type, location, text, when }, index) => {
    const at = within(context, 'messages', index);
    const compiledText = compileText(text, inside(at, 'text'), context.problems);
    const rule = when === undefined ? undefined : compileQuestionRule(when, context, 'answered', inside(at, 'when'));
    return { type, location, text: compiledText, ...(rule === undefined ? {} : { when: rule }) };
  });
}
