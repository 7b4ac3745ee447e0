import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { arbitraryForm } from '../../../tools/documents/arbitraryForm.ts';
import { arbitraryQuestionnaire } from '../../../tools/documents/arbitraryQuestionnaire.ts';
import { mutatedText } from '../../../tools/documents/mutatedText.ts';
import { sampled } from '../../../tools/documents/sampled.ts';
import type { Mutant } from './Mutant.ts';

const objects = join(import.meta.dirname, '../../../content-fixtures/objects');
const folder = (kind: string): string => `${kind}/1.0.0/scheduler`;
const idsIn = (kind: string): readonly string[] =>
  readdirSync(join(objects, folder(kind))).map((file) => file.replace(/\.json$/, ''));
const buildPath = (kind: string, id: string): string => `${folder(kind)}/${id}.json`;
const shipped = (path: string): string => readFileSync(join(objects, path), 'utf8');

/** A category of services for each type of prescreen. */
const categories = {
  physicals: 'Physicals',
  health_screenings: 'Health Screenings',
  dot_physicals: 'DOT Physicals',
  medicare_check: 'Medicare Wellness',
  travel_vaccines: 'Travel Vaccines',
  dietitian: 'Telenutrition',
  vaccines: 'Vaccines',
} as const;

interface Prescreen {
  readonly steps: readonly { readonly form: string }[];
  readonly questions?: string;
}

interface Type {
  readonly type: string;
  readonly category: string;
  readonly path: string;
  readonly document: Prescreen;
}

const types: readonly Type[] = Object.entries(categories).map(([type, category]) => {
  const path = buildPath('prescreen-data', type);
  return { type, category, path, document: JSON.parse(shipped(path)) };
});

type Way = Omit<Mutant, 'text'>;

/** Forms of a prescreen are shown in that prescreen; any other form is shown as the only step of an intake. */
function waysToForms(): readonly Way[] {
  const config = buildPath('form-config', 'in-person');
  return idsIn('form-definition').map((form): Way => {
    const path = buildPath('form-definition', form);
    const type = types.find(({ document }) => document.steps.some((step) => step.form === form));
    if (type === undefined)
      return { path, beside: { [config]: JSON.stringify({ group: 'in-person', steps: [{ id: form, form }] }) } };
    return {
      path,
      category: type.category,
      beside: { [type.path]: JSON.stringify({ type: type.type, steps: [{ id: form, form }] }) },
    };
  });
}

/** Questions that read no form are asked at once, without the forms that usually precede them. */
const waysToQuestions = (): readonly Way[] =>
  types.flatMap(({ type, category, path, document: { questions } }) =>
    questions === undefined
      ? []
      : [
          {
            path: buildPath('eligibility-questions', questions),
            category,
            beside: readsForms(questions) ? {} : { [path]: JSON.stringify({ type, steps: [], questions }) },
          },
        ],
  );

const readsForms = (questions: string): boolean =>
  shipped(buildPath('eligibility-questions', questions)).includes('"steps.');

const ways: Readonly<Record<string, () => readonly Way[]>> = {
  'form-definition': waysToForms,
  'form-config': () => [{ path: buildPath('form-config', 'in-person'), beside: {} }],
  'eligibility-questions': waysToQuestions,
  'prescreen-data': () => types.map(({ path, category }) => ({ path, category, beside: {} })),
};

/** The kinds of documents that ask guests something. */
export const askingKinds: readonly string[] = Object.keys(ways);

/** Texts for a document of the kind: a mutated one or, in one case of four, a generated one. */
function textsFor(kind: string, { path, category }: Way): fc.Arbitrary<string> {
  const mutated = mutatedText(shipped(path));
  const { id } = JSON.parse(shipped(path));
  const generated =
    kind === 'form-definition'
      ? arbitraryForm(id, category === undefined ? 3 : 1)
      : kind === 'eligibility-questions'
        ? arbitraryQuestionnaire(id)
        : undefined;
  if (generated === undefined) return mutated;
  const another = generated.map((document) => JSON.stringify(document));
  return fc.oneof(
    { weight: 3, arbitrary: mutated },
    { weight: 1, arbitrary: fc.oneof(another, another.chain(mutatedText)) },
  );
}

/** Generates `count` mutants of a kind, cycling through all its documents; the same seed gives the same mutants. */
export function generateMutants(kind: string, count: number, seed: number): readonly Mutant[] {
  const all = ways[kind]?.() ?? [];
  const perWay = Math.ceil(count / all.length);
  const texts = all.map((way, index) =>
    [...sampled(textsFor(kind, way), perWay, seed + index)].map((text) => ({ ...way, text })),
  );
  const inTurn = Array.from({ length: perWay }, (_, turn) => texts.flatMap((each) => each[turn] ?? [])).flat();
  // Starts with a different document for each seed, so that a sample does not always cover the same ones.
  const start = seed % all.length;
  return [...inTurn.slice(start), ...inTurn.slice(0, start)].slice(0, count);
}
