import {
  currentQuestion,
  type OuterScope,
  pathFor,
  type QuestionsState,
  questionPath,
  type WizardState,
} from '#engine';
import type { AskedPlan } from '../AskedPlan.ts';
import type { RecordedJourney, ToldJourney } from '../RecordedJourney.ts';
import type { JourneyWatch } from '../record/JourneyWatch.ts';
import { formatName, formatPosition } from '../record/pageAt.ts';
import { recordJourney } from '../record/recordJourney.ts';
import type { Part, Seen } from './parts/Part.ts';

/** A recorded journey with everything that was seen on the way. */
export interface SeenJourney {
  readonly journey: RecordedJourney;
  readonly seen: readonly Seen[];
  /** Where the guest was, before the answers of each page or question. */
  readonly arrivals: ReadonlyMap<string, Arrival>;
}

export type Arrival =
  | { readonly kind: 'page'; readonly state: WizardState }
  | { readonly kind: 'question'; readonly state: QuestionsState; readonly outerScope: OuterScope };

/** Records a journey and keeps what was seen. */
export function seeJourney(asked: AskedPlan, told: ToldJourney): SeenJourney {
  const seen: Seen[] = [];
  const questions: string[] = [];
  const arrivals = new Map<string, Arrival>();
  const journey = recordJourney(asked, told, {
    ...watchInto(seen),
    onPageArrival: (state) => arrivals.set(formatPosition(state.position), { kind: 'page', state }),
    onQuestionArrival: (state, outerScope) => {
      const path = asked.questions ? questionPath(asked.questions, state.answers, outerScope) : [];
      const id = currentQuestion(path, state)?.question.id ?? '';
      questions.push(id);
      arrivals.set(formatName(id), { kind: 'question', state, outerScope });
    },
    onForms: ({ answers }, context) => {
      if (asked.wizard) seen.push({ kind: 'forms', path: pathFor(asked.wizard, answers, context), context });
    },
  });
  const { is, services } = journey.outcome;
  if (is === 'eligible' || is === 'notEligible')
    seen.push({ kind: 'end', asked: questions, outcome: is, ...(services && { services }) });
  return { journey, seen, arrivals };
}

/** Notes what is seen of pages and questions. */
export const watchInto = (seen: Seen[]): Pick<JourneyWatch, 'onPage' | 'onQuestion'> => ({
  onPage: (view, _after, violations, isTry, given) =>
    seen.push({
      kind: 'page',
      at: formatPosition({ step: view.step.id, page: view.page.name }),
      view,
      given,
      violations,
      isTry,
    }),
  onQuestion: (view, state, isTry) => {
    const { id } = view.question;
    const { [id]: answer } = state.answers;
    seen.push({ kind: 'question', at: formatName(id), asked: view, answer, isTry });
  },
});

/** The keys of the parts that are taken. */
export function takenBy(parts: readonly Part[], seen: readonly Seen[]): ReadonlySet<string> {
  const byPage = new Map<string, Seen[]>();
  for (const each of seen) {
    const at = each.kind === 'page' || each.kind === 'question' ? each.at : '';
    const there = byPage.get(at) ?? [];
    there.push(each);
    byPage.set(at, there);
  }
  const taken = new Set<string>();
  for (const part of parts) {
    const there = part.on === undefined ? seen : (byPage.get(part.on) ?? []);
    if (!taken.has(part.key) && there.some(part.isTaken)) taken.add(part.key);
  }
  return taken;
}
