import type { JsonObject, QuestionnairePlan, WizardPlan, WizardState } from '#engine';
import { type OuterScope, pathFor, type QuestionsState, questionPath } from '#engine';
import type { ExplainedPlace } from '#engine/explain';

/** The form or the questions that a page shows now. */
export interface Shown {
  readonly wizard: { readonly plan: WizardPlan; readonly state: WizardState; readonly context: JsonObject } | undefined;
  readonly questions:
    | { readonly plan: QuestionnairePlan; readonly state: QuestionsState; readonly outerScope: OuterScope }
    | undefined;
}

/** What an element of the live page is of, and that element; undefined where nothing of the documents is there. */
export interface Pointed {
  readonly place: ExplainedPlace;
  /** All of what the place looks like. */
  readonly frame: Element;
}

/** Finds what somebody points at. `questions` is given while the questions are shown, else the wizard's page. */
export function placeAt(target: Element, { wizard, questions }: Shown): Pointed | undefined {
  return questions ? questionAt(target, questions) : wizard && pageAt(target, wizard);
}

function pageAt(target: Element, { plan, state, context }: NonNullable<Shown['wizard']>): Pointed | undefined {
  const { step, page } = state.position;
  const entry = target.closest('.sw-step');
  if (entry) {
    const steps = [...new Set(pathFor(plan, state.answers, context).map((view) => view.step.id))];
    const named = steps[[...(entry.parentElement?.children ?? [])].indexOf(entry)];
    return named === undefined ? undefined : { place: { kind: 'step', step: named }, frame: entry };
  }
  const heading = target.closest('.sw-title');
  if (heading) return { place: { kind: 'page', step, page }, frame: heading };
  const fields = plan.steps.find(({ id }) => id === step)?.form.pages.find(({ name }) => name === page)?.fields ?? [];
  const found = fieldAt(target, fields);
  if (found === undefined) return undefined;
  const kind = target.closest('.sw-error') ? 'answer' : 'field';
  return { place: { kind, step, field: found.name }, frame: found.frame };
}

function questionAt(
  target: Element,
  { plan, state, outerScope }: NonNullable<Shown['questions']>,
): Pointed | undefined {
  const path = questionPath(plan, state.answers, outerScope);
  const here = path.find(({ question }) => question.id === state.position) ?? path.at(-1);
  const question = here?.question.id;
  if (here === undefined || question === undefined || state.phase === 'eligible')
    return { place: { kind: 'outcome' }, frame: target.closest('.sw-notice') ?? target };
  const notice = target.closest('.sw-notice');
  if (notice) {
    const words = spaced(notice.textContent ?? '');
    const index = here.question.notices.findIndex(({ text }) => words.endsWith(spaced(wordsOf(text))));
    return { place: index < 0 ? { kind: 'outcome' } : { kind: 'notice', question, notice: index }, frame: notice };
  }
  const heading = target.closest('.sw-title');
  if (heading) return { place: { kind: 'question', question }, frame: heading };
  const found = fieldAt(target, [question]);
  if (found === undefined) return undefined;
  if (target.closest('.sw-error')) return { place: { kind: 'answer', question }, frame: found.frame };
  const index = /-(\d+)$/.exec(found.id)?.[1];
  const option = index === undefined ? undefined : here.choices?.[Number(index)];
  return typeof option === 'string'
    ? { place: { kind: 'option', question, option }, frame: target.closest('label') ?? found.frame }
    : { place: { kind: 'question', question }, frame: found.frame };
}

/** What a guest reads of a text that may have markup. */
const wordsOf = (text: string): string => new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '';

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The field whose control, label, hint or error an element is: all of them have ids that begin with the field's. */
function fieldAt(
  target: Element,
  fields: readonly string[],
): { readonly name: string; readonly id: string; readonly frame: Element } | undefined {
  for (let element: Element | null = target; element && !element.matches('form'); element = element.parentElement) {
    const isFrame = element.matches('.sw-field, .sw-section, .sw-cards');
    const inside = isFrame ? [...element.querySelectorAll('[id]')].slice(0, 1).map(({ id }) => id) : [];
    for (const id of [element.id, element.getAttribute('for') ?? '', ...inside]) {
      const name = fieldOf(id, fields);
      if (name !== undefined) return { name, id, frame: target.closest('.sw-field, .sw-section, .sw-card') ?? element };
    }
  }
  return undefined;
}

/** `birthDate` of `P0-1_birthDate__error`. */
function fieldOf(id: string, fields: readonly string[]): string | undefined {
  const start = id.indexOf('_');
  if (start < 0) return undefined;
  const rest = id.slice(start + 1);
  return fields
    .filter((name) => rest === name || rest.startsWith(`${name}_`) || rest.startsWith(`${name}-`))
    .sort((a, b) => b.length - a.length)[0];
}
