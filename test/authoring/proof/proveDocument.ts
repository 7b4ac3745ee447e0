import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ContentProblem,
  compileQuestionnaire,
  compileWizard,
  type FormDefinition,
  type KnownNames,
  type QuestionnaireDefinition,
  type QuestionnairePlan,
  type WizardPlan,
} from '#engine';
import { proveWizard } from '../../../authoring/proof/forms/proveWizard.ts';
import type { ProofProblem, Tally } from '../../../authoring/proof/ProofProblem.ts';
import { proveQuestionnaire } from '../../../authoring/proof/questions/proveQuestionnaire.ts';

export type Document = FormDefinition | QuestionnaireDefinition;

/** The names that documents of these tests may use. */
export const knownNames: KnownNames = {
  context: {
    type: 'object',
    properties: { today: { type: 'string', format: 'date' }, region: { type: 'string', enum: ['north', 'south'] } },
  },
  widgets: [{ name: 'radio' }, { name: 'select' }, { name: 'text' }, { name: 'date' }],
  encoders: [],
  verifiers: {},
  messages: ['refused', 'undecided'],
};

export type Proven =
  | { readonly ok: false; readonly problems: readonly ContentProblem[] }
  | { readonly ok: true; readonly plan: WizardPlan; readonly problems: readonly ProofProblem[]; readonly tally: Tally }
  | {
      readonly ok: true;
      readonly questions: QuestionnairePlan;
      readonly problems: readonly ProofProblem[];
      readonly tally: Tally;
    };

export const readDocument = (folder: string, name: string): Document =>
  JSON.parse(readFileSync(join(import.meta.dirname, folder, `${name}.json`), 'utf8'));

/** Compiles a single document and proves it. */
export function proveDocument(document: Document): Proven {
  if ('questions' in document) {
    const compiled = compileQuestionnaire({ name: document.id, document }, knownNames);
    if (!compiled.ok) return compiled;
    return { ok: true, questions: compiled.value, ...proveQuestionnaire(compiled.value, knownNames) };
  }
  const configuration = { name: 'alone', document: { group: 'alone', steps: [{ id: 'step', form: document.id }] } };
  const definitions = [{ name: document.id, document }];
  const compiled = compileWizard(configuration, definitions, knownNames);
  if (!compiled.ok) return compiled;
  return {
    ok: true,
    plan: compiled.value,
    ...proveWizard({ configuration, definitions, plan: compiled.value }, knownNames),
  };
}
