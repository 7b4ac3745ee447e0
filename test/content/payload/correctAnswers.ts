import {
  type Answers,
  type Json,
  type JsonObject,
  type JsonSchema,
  pathFor,
  type WizardAnswers,
  type WizardPlan,
} from '#engine';
import { stepAnswers } from '../answers/index.ts';
import { evaluateAnswers } from './evaluateAnswers.ts';

/** Fields that repeat another one. */
const copies: Readonly<Record<string, string>> = { confirmEmail: 'emailAddress', confirmPhone: 'phoneNumber' };

const rounds = 16;

/**
 * The answers with wrong ones corrected as a guest would: replaced by an answer that is known to be valid, by the
 * simplest one, or by none. Undefined when no correction lets the guest continue.
 */
export function correctAnswers(
  plan: WizardPlan,
  answers: WizardAnswers,
  context: JsonObject,
): WizardAnswers | undefined {
  let now = answers;
  for (let round = 0; round < rounds; round += 1) {
    const wrong = evaluateAnswers(plan, now, context).pages.filter(({ violations }) => violations.length > 0);
    if (wrong.length === 0) return now;
    for (const { step, page, violations } of wrong) {
      const fields = new Set(violations.map(({ path }) => path.split('/')[1] ?? ''));
      const schema = findSchema(plan, now, context, { step, page });
      for (const field of fields) {
        const own = now[step]?.[page] ?? {};
        now = withAnswer(now, { step, page, field }, otherAnswer(round, { step, field, own, schema: schema[field] }));
      }
    }
  }
  return undefined;
}

function findSchema(
  plan: WizardPlan,
  answers: WizardAnswers,
  context: JsonObject,
  at: { readonly step: string; readonly page: string },
): Readonly<Record<string, JsonSchema>> {
  const view = pathFor(plan, answers, context).find(({ step, page }) => step.id === at.step && page.name === at.page);
  // Includes the choices that come from the context.
  return view?.page.present(view.page.fields, [], context).properties ?? {};
}

interface Wrong {
  readonly step: string;
  readonly field: string;
  readonly own: Answers;
  readonly schema: JsonSchema | undefined;
}

function otherAnswer(round: number, { step, field, own, schema }: Wrong): Json | undefined {
  const copied = copies[field];
  if (copied !== undefined) return own[copied];
  const known = stepAnswers[step];
  const choices = [known?.maximal[field], known?.minimal[field], simplest(schema), undefined];
  return choices[round % choices.length];
}

function simplest({ type, enum: choices, oneOf, items }: JsonSchema = {}): Json {
  if (choices?.[0] !== undefined) return choices[0];
  if (oneOf?.[0] !== undefined) return oneOf[0].const;
  if (type === 'array') return [simplest(items)];
  return type === 'boolean' ? false : 'A';
}

function withAnswer(
  answers: WizardAnswers,
  { step, page, field }: { readonly step: string; readonly page: string; readonly field: string },
  answer: Json | undefined,
): WizardAnswers {
  const { [field]: _wrong, ...others } = answers[step]?.[page] ?? {};
  const own = answer === undefined ? others : { ...others, [field]: answer };
  return { ...answers, [step]: { ...answers[step], [page]: own } };
}
