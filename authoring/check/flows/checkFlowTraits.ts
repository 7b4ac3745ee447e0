import { reservationToggleByFlow } from '../../../app/content/generated/settings/reservationToggleByFlow.ts';
import { flowNames, flows } from '../../../app/journey/flows.ts';
import { searchesByState } from '../../../app/journey/search/SearchCriteria.ts';
import { listCategories } from '../checks/NamedCategory.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

type Found = Omit<AuthoringProblem, 'document' | 'code'>;

/** Reports settings that the flow, or the way to it, cannot have: a time that is reserved where none is picked. */
export const checkFlowTraits = (
  documents: readonly ParsedDocument[],
  { schedulers }: Pick<CheckedDocuments, 'schedulers'>,
): readonly AuthoringProblem[] => [
  ...documents.flatMap(({ file: { kind, name: document }, document: toggle }) =>
    kind === reservationToggleByFlow && reservationToggleByFlow.check(toggle)
      ? flowNames
          .filter((flow) => toggle[flow] && !flows[flow].hasTime)
          .map((flow) => ({
            pointer: `/${flow}`,
            message: `Guests of ${flow} come without a time, so there is none to reserve: write false.`,
          }))
          .map(contradiction(document))
      : [],
  ),
  ...schedulers.flatMap(({ name: document, document: configs }) =>
    listCategories(configs).flatMap(settingsInVain).map(contradiction(document)),
  ),
];

const contradiction =
  (document: string) =>
  (found: Found): AuthoringProblem => ({ document, code: 'settings-contradict', ...found });

function settingsInVain({ category, pointer, config }: ReturnType<typeof listCategories>[number]): readonly Found[] {
  const { schedulerFlow: flow, redirectAction, stateSelectionModal, pharmacyUrl } = config;
  return [
    ...(stateSelectionModal !== undefined && !searchesByState(flow)
      ? [
          {
            pointer: `${pointer}/stateSelectionModal`,
            message: `"${category}" asks for the guest's state, and its flow ${flow} is not searched by state.`,
          },
        ]
      : []),
    ...(pharmacyUrl !== undefined && redirectAction !== 'pharmacy_scheduler'
      ? [
          {
            pointer: `${pointer}/pharmacyUrl`,
            message: `"${category}" leads to its ${redirectAction} ("redirectAction"), so nobody comes to "pharmacyUrl".`,
          },
        ]
      : []),
  ];
}
