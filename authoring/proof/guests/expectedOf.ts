import type { FlowName } from '../../../app/journey/flows.ts';
import { findFlows, listCategories } from '../../check/checks/NamedCategory.ts';
import type { CheckedDocuments } from '../../check/read/CheckedDocuments.ts';
import type { GuestsOf } from './ExpectedGuest.ts';

type Read = Pick<CheckedDocuments, 'expected' | 'schedulers'>;

/** The expected guests of these forms and questions, by the names of their documents. */
const among = ({ expected }: Read, names: readonly string[], flows: readonly FlowName[]): GuestsOf => ({
  documents: expected.filter(({ document }) => document.documents.some((name) => names.includes(name))),
  flows: [...new Set(flows)],
});

const formNames = (steps: readonly { readonly form: string }[]): readonly string[] =>
  steps.map(({ form }) => `form-definition/${form}`);

/** Those who fill in the forms of a configuration. */
export const expectedByForms = (
  read: Read,
  { group, steps }: { readonly group: string; readonly steps: Steps },
): GuestsOf =>
  among(
    read,
    formNames(steps),
    read.schedulers.flatMap(({ document }) => findFlows(document, group)),
  );

/** Those who answer a prescreen. @param name of its document */
export const expectedByPrescreen = (
  read: Read,
  name: string,
  { type, steps, questions }: { readonly type: string; readonly steps: Steps; readonly questions?: string },
): GuestsOf =>
  among(
    read,
    [name, ...formNames(steps), ...(questions === undefined ? [] : [`eligibility-questions/${questions}`])],
    read.schedulers.flatMap(({ document }) =>
      listCategories(document).flatMap(({ config }) => (config.prescreenType === type ? [config.schedulerFlow] : [])),
    ),
  );

type Steps = readonly { readonly form: string }[];

/** Those who answer questions that no prescreen asks. */
export const expectedByQuestions = (read: Read, document: string): GuestsOf => among(read, [document], []);
