import { reservationToggleByFlow } from '../../../app/content/generated/settings/reservationToggleByFlow.ts';
import { flowNames, flows } from '../../../app/journey/flows.ts';
import { searchesByState } from '../../../app/journey/search/SearchCriteria.ts';
import { offersPromotion } from '../../../app/journey/services/categoryConfig.ts';
import type { SchedulerConfig } from '../../../schemas/generated/content/settings/scheduler-config-2022.js';
import { listCategories, type NamedCategory } from '../checks/NamedCategory.ts';
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
    listCategories(configs)
      .flatMap((category) => [...settingsInVain(category), ...vaccinesByVideo(category, configs)])
      .concat(promotionsInVain(configs))
      .map(contradiction(document)),
  ),
];

const contradiction =
  (document: string) =>
  (found: Found): AuthoringProblem => ({ document, code: 'settings-contradict', ...found });

function settingsInVain({ category, pointer, config }: NamedCategory): readonly Found[] {
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

/** A vaccine that the search page would offer "at the same visit" to guests who come to no place. */
function vaccinesByVideo({ category, pointer, config }: NamedCategory, configs: SchedulerConfig): readonly Found[] {
  const { schedulerFlow: flow } = config;
  if (!flows[flow].byVideo || !offersPromotion(config, configs.flows)) return [];
  const message = `"${category}" offers a flu vaccine at the same visit, and guests of its flow ${flow} meet by video: write false.`;
  return [{ pointer: `${pointer}/showPromotionModal`, message }];
}

/** Categories that offer a flu vaccine, and no guest reads of it: their flow has it off, or vaccines are all they have. */
function promotionsInVain(configs: SchedulerConfig): readonly Found[] {
  const offering = listCategories(configs).filter(({ config }) => config.showPromotionModal);
  const refused = offering.filter(({ config: { schedulerFlow } }) => !configs.flows[schedulerFlow].showPromotionModal);
  return [
    ...offering
      .filter(({ config: { schedulerFlow: flow } }) => flows[flow].givesVaccines && flows[flow].hasTime)
      .map(({ category, pointer }) => ({
        pointer: `${pointer}/showPromotionModal`,
        message: `"${category}" offers a flu vaccine at the same visit, and its guests choose vaccines: write false.`,
      })),
    ...flowNames.flatMap((flow): readonly Found[] => {
      const [first, ...more] = refused.filter(({ config }) => config.schedulerFlow === flow);
      if (first === undefined) return [];
      const names = [first, ...more].map(({ category }) => `"${category}"`).join(' and ');
      // One category is probably wrong, and for several of them the flow.
      const pointer = more.length > 0 ? `/flows/${flow}/showPromotionModal` : `${first.pointer}/showPromotionModal`;
      return [{ pointer, message: `${names} would offer a flu vaccine at the same visit, and ${flow} offers none.` }];
    }),
  ];
}
