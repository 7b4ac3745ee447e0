import { type FlowName, flowNames, flows } from '../../../app/journey/flows.ts';
import { listMembers } from '../../jsonParts.ts';
import { memoize } from '../../memoize.ts';
import { findFlows, listCategories } from '../checks/NamedCategory.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/** A text that only guests of some flows read. */
export interface FlowText {
  readonly document: string;
  readonly pointer: string;
  readonly text: string;
  readonly flows: readonly FlowName[];
}

/**
 * The texts below the name of a flow or of a category that starts one, in any document, and those that a form
 * configuration gives to its steps, with the names of the documents that it gives them.
 */
export const flowTexts = (documents: readonly ParsedDocument[], read: Read): readonly FlowText[] =>
  flowTextsAmong(documents)(read);

type Read = Pick<CheckedDocuments, 'schedulers' | 'configurations'>;

const flowTextsAmong = memoize((documents: readonly ParsedDocument[]) =>
  memoize((read: Read) => findFlowTexts(documents, read)),
);

function findFlowTexts(
  documents: readonly ParsedDocument[],
  { schedulers, configurations }: Read,
): readonly FlowText[] {
  const categories = schedulers.flatMap(({ document }) => listCategories(document));
  const flowsOf = (segment: string): readonly FlowName[] => [
    ...flowNames.filter((flow) => flow === segment || (segment === 'walkIn' && !flows[flow].hasTime)),
    ...categories.filter(({ category }) => category === segment).map(({ config }) => config.schedulerFlow),
  ];
  return [
    ...documents.flatMap(({ file: { name: document }, texts }) =>
      texts().flatMap(({ pointer, text }) => {
        const flows = pointer.split('/').flatMap((segment) => flowsOf(segment.replaceAll('~1', '/')));
        return flows.length === 0 ? [] : [{ document, pointer, text, flows }];
      }),
    ),
    ...configurations.flatMap(({ name: document, id, document: { steps } }) => {
      const own = schedulers.flatMap((scheduler) => findFlows(scheduler.document, id));
      return steps.flatMap((step, index) =>
        (['settings', 'documentIds'] as const).flatMap((member) =>
          listMembers(step[member]).flatMap(([name, text]) =>
            typeof text === 'string' && own.length > 0
              ? [{ document, pointer: `/steps/${index}/${member}/${name}`, text, flows: own }]
              : [],
          ),
        ),
      );
    }),
  ];
}
