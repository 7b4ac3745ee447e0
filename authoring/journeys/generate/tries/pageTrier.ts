import { type Json, type JsonObject, type PathPage, presentedSchema } from '#engine';
import type { AskedPlan } from '../../AskedPlan.ts';
import type { JourneyPage, JourneyTry, ToldJourney, ToldPage } from '../../RecordedJourney.ts';
import { formatName } from '../../record/pageAt.ts';
import { recordPage } from '../../record/recordPage.ts';
import { recordQuestion } from '../../record/recordQuestions.ts';
import type { Seen, SeenPage, SeenQuestion } from '../parts/Part.ts';
import { type Arrival, type SeenJourney, watchInto } from '../seeJourney.ts';
import type { AnsweredField } from '../tell/candidateAnswers.ts';

/** A try with what came of it. */
export interface Tried {
  readonly told: ToldPage['answers'];
  readonly result: JourneyTry;
  readonly seen: Seen;
}

/** A page or question of a journey, on which other answers can be tried. */
export interface TriedPage {
  readonly at: string;
  /** The page as the guest leaves it; undefined for a question. */
  readonly view: PathPage | undefined;
  readonly question: SeenQuestion | undefined;
  readonly own: JsonObject;
  /** The name of the document, and of the page in it. */
  readonly place: string;
  readonly fields: readonly (AnsweredField & { readonly name: string })[];
  readonly tryAll: (tries: readonly ToldPage['answers'][]) => readonly Tried[];
}

/** Opens a page of a journey for tries; undefined where the journey does not come to it. */
export function openPage(asked: AskedPlan, told: ToldJourney, walked: SeenJourney, at: string): TriedPage | undefined {
  const page = told.pages.find((each) => each.at === at);
  const arrival = walked.arrivals.get(at);
  if (page === undefined || arrival === undefined) return undefined;
  const walk = (tries: readonly ToldPage['answers'][]) => {
    const own = { at, answers: page.answers, tries: tries.map((answers) => ({ answers })) };
    const seen: Seen[] = [];
    return { page: recordAt(asked, told, arrival, own, seen), seen };
  };
  const isHere = (seen: Seen): seen is SeenPage | SeenQuestion => seen.kind === 'page' || seen.kind === 'question';
  const here = walk([]).seen.find(isHere);
  if (here === undefined) return undefined;
  const view = here.kind === 'page' ? here.view : undefined;
  return {
    at,
    view,
    question: here.kind === 'question' ? here : undefined,
    own: here.kind === 'page' ? here.given : {},
    place: view ? `${view.step.document} ${view.page.name}` : `${asked.questions?.document} ${at}`,
    fields: here.kind === 'page' ? fieldsOf(here.view) : fieldOf(here),
    tryAll: (tries) => {
      const { page: recorded, seen } = walk(tries);
      const results = recorded?.tries ?? [];
      const events = seen.filter(isHere).filter(({ isTry }) => isTry);
      if (events.length !== tries.length) return [];
      return tries.flatMap((answers, each) => {
        const [result, event] = [results[each], events[each]];
        return result && event ? [{ told: answers, result, seen: event }] : [];
      });
    },
  };
}

function recordAt(
  { wizard, questions }: AskedPlan,
  { context }: ToldJourney,
  arrival: Arrival,
  own: ToldPage,
  seen: Seen[],
): JourneyPage | undefined {
  const watch = watchInto(seen);
  if (arrival.kind === 'page') return wizard && recordPage({ plan: wizard, context, watch }, arrival.state, own).page;
  const { state, outerScope } = arrival;
  return questions && recordQuestion({ plan: questions, outerScope, watch }, state, own).page;
}

function fieldsOf(view: PathPage): TriedPage['fields'] {
  const { properties = {} } = presentedSchema(view);
  return view.shown.flatMap((name) => {
    const schema = properties[name];
    return schema === undefined ? [] : [{ name, schema, uiSchema: view.page.uiSchema[name] }];
  });
}

function fieldOf({ asked: { question } }: SeenQuestion): TriedPage['fields'] {
  const schema = question.page.schema.properties[question.id];
  return schema === undefined ? [] : [{ name: question.id, schema, uiSchema: undefined }];
}

/** Answers by pointer, as a journey tells them. */
export const toldAnswers = (answers: Readonly<Record<string, Json>>): ToldPage['answers'] =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [formatName(name), answer]));
