import type { JsonObject } from '#engine';
import { documentEntry } from '../../../app/content/DocumentKind.ts';
import { loadFormPlan, loadPrescreenPlan } from '../../../app/content/forms/loadFormPlan.ts';
import type { Forms } from '../../../app/content/forms/openForms.ts';
import type { CheckTools } from '../../../authoring/check/CheckTools.ts';
import { checkContent } from '../../../authoring/check/checkContent.ts';
import { libraryTextIn } from '../../../tools/documents/libraryText.ts';
import { drawnOn } from './drawnOn.ts';
import { openWith, type Texts } from './openWith.ts';
import { alone, alonePath, type PlanName, plansFor } from './plansFor.ts';
import type { ShippedDocument } from './ShippedDocument.ts';
import { showQuestions } from './showQuestions.ts';
import { showWizard } from './showWizard.ts';

/** The result of a document: the `newest` copy is shown, a `good` copy in its place, or the catalogued error. */
export interface Trial {
  readonly outcome: 'newest' | 'good' | 'error';
  /** What must never happen: something threw, a good copy was not used, or a guest would read the text of a library. */
  readonly errors: readonly string[];
}

export interface Tried {
  readonly document: ShippedDocument;
  /** The copy that the content API has. */
  readonly text: string;
  /** Whether the files have this copy too, so that there is no good copy. */
  readonly everywhere: boolean;
  /** Selects the answers. */
  readonly pick: number;
}

const choices = [
  { value: 'flu', title: 'Flu' },
  { value: 'covid', title: 'COVID' },
];
const context: JsonObject = {
  flow: 'IN_PERSON',
  today: '2026-11-21',
  services: [{ id: 29, name: 'Cold', category: 'illness' }],
  service: { id: 29, name: 'Cold', category: 'illness' },
  provider: { businessName: 'tlc', brand: 'KROGER', state: 'OH' },
  state: 'OH',
  vaccines: choices,
  licensureStates: choices,
  unlicensedStates: ['covid'],
};

/** Runs one document through the content check, the app's loaders, the compiler and the screens of its questions. */
export async function tryDocument(tried: Tried, tools: CheckTools): Promise<Trial> {
  try {
    const { document, text } = tried;
    const others = drawnOn(document).map((other) => ({ file: other.path, path: other.path, text: other.text }));
    const problems = await checkContent([{ file: 'mutated.json', path: document.path, text }, ...others], tools);
    const unworded = problems.filter(({ message, line, column }) => message === '' || !(line >= 1) || !(column >= 1));
    const trial = await readDocument(tried);
    const badlyReported = unworded.map(({ message }) => `a problem without words or place: ${message}`);
    const polluted = Object.keys(Object.prototype).map((name) => `Object.prototype.${name} was set`);
    return { ...trial, errors: [...trial.errors, ...badlyReported, ...polluted] };
  } catch (error) {
    return { outcome: 'error', errors: [`threw ${error instanceof Error ? error.stack : String(error)}`] };
  }
}

async function readDocument({ document, text, everywhere, pick }: Tried): Promise<Trial> {
  const { plans, form } = plansFor(document);
  const config: Texts = new Map(form === undefined ? [] : [[alonePath, alone(form)]]);
  const changed: Texts = new Map([[document.path, text]]);
  const { forms, content } = openWith(changed, new Map([...config, ...(everywhere ? changed : [])]));
  const { kind, id } = document;
  const loader = kind.transcludes ? forms.loader : content.loader;
  const result = await loader.load(documentEntry(kind, { forceFetchFromAPI: ['*'] }, id));
  const outcomes: Trial['outcome'][] = [result.ok ? (result.source === 'api' ? 'newest' : 'good') : 'error'];
  const errors: string[] = [];
  for (const name of plans) {
    const shown = await showPlan(name, forms, pick);
    outcomes.push(shown.outcome);
    errors.push(...shown.errors);
  }
  if (!everywhere && outcomes.includes('error')) errors.push('there was a good copy, and it was not taken');
  const outcome = outcomes.find((each) => each === 'error') ?? outcomes.find((each) => each === 'good') ?? 'newest';
  return { outcome, errors };
}

async function showPlan({ what, id }: PlanName, forms: Forms, pick: number): Promise<Trial> {
  const read = await readPlan(what, id, forms);
  if (!read.ok) return { outcome: 'error', errors: [] };
  const { wizard, questions, problems } = read;
  const shownTexts = [
    ...(wizard ? [showWizard(wizard, context, pick)] : []),
    ...(questions ? [showQuestions(questions, { steps: {}, context }, pick)] : []),
  ];
  const foreign = shownTexts.flatMap((each) => libraryTextIn(each) ?? []);
  return {
    outcome: problems.length === 0 ? 'newest' : 'good',
    errors: foreign.map((each) => `a guest would read "${each}"`),
  };
}

async function readPlan(what: PlanName['what'], id: string, forms: Forms) {
  if (what === 'prescreen') {
    const read = await loadPrescreenPlan(forms, id);
    return read.ok ? { ...read.plan, ok: true as const, problems: read.problems } : read;
  }
  const read = await loadFormPlan(forms, id);
  return read.ok ? { ok: true as const, wizard: read.plan, questions: undefined, problems: read.problems } : read;
}
