import { type ContentProblem, escapeName, type Place } from '#engine';
import { documentName } from '../../../app/content/DocumentKind.ts';
import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import { prescreenData } from '../../../app/content/generated/forms/prescreenData.ts';
import { flowNames, flows as flowTraits } from '../../../app/journey/flows.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import type { FlowRequirements } from '../../../schemas/generated/content/settings/flow-requirements.js';
import type { SchedulerConfig } from '../../../schemas/generated/content/settings/scheduler-config-2022.js';
import type { CheckTools } from '../CheckTools.ts';
import { unknownMeaning } from '../meanings/checkMeanings.ts';
import { type MeantPlace, requestMeanings } from '../meanings/requestMeanings.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { Checked, CheckedDocuments } from '../read/CheckedDocuments.ts';
import { missingDocument } from '../read/missingDocument.ts';
import { checkSteps } from './checkSteps.ts';
import { listNeeds } from './FlowUse.ts';

type Found = readonly (ContentProblem | AuthoringProblem)[];

/**
 * Holds the steps of each form configuration to what the bookings need that the scheduler's document sends there, and
 * categories to their flow. Which answers arrive on each way through the forms is left to the proof.
 *
 * @param names of all documents
 */
export const checkRequirements = (
  { requirements, schedulers, configurations }: CheckedDocuments,
  names: readonly string[],
  { readSchema, services }: Pick<CheckTools, 'readSchema' | 'services'>,
): Found =>
  requirements.flatMap((needed) => [
    ...checkNames(needed, names, requestMeanings(readSchema)),
    ...checkAskedElsewhere(needed),
    ...schedulers.flatMap((scheduler) => [
      ...checkCategories(scheduler, needed, services),
      ...checkConfigured(scheduler, needed, names),
      ...checkSteps(scheduler, configurations, needed.document, names),
    ]),
  ]);

/** Reports names in the requirements of which nothing is known, so that they would demand nothing. */
function checkNames(
  { name: document, document: requirements }: Checked<FlowRequirements>,
  names: readonly string[],
  places: readonly MeantPlace[],
): Found {
  return listNeeds(requirements).flatMap(({ pointer, needs }) => {
    const at = (member: string): Place => ({ document, pointer: `${pointer}/${member}` });
    return [
      ...(needs.forms ?? []).flatMap((form, index) =>
        missingDocument(at(`forms/${index}`), formDefinition.name, form, names),
      ),
      ...Object.entries(needs.documentIds ?? {}).flatMap(([kind, id]) =>
        missingDocument(at(`documentIds/${kind}`), kind, id, names),
      ),
      ...(['agreed', 'asked'] as const).flatMap((member) =>
        (needs[member] ?? []).flatMap((meaning, index) =>
          unknownMeaning({ ...at(`${member}/${index}`), meaning }, places),
        ),
      ),
      ...Object.keys(needs.terms ?? {}).flatMap((meaning) =>
        unknownMeaning({ ...at(`terms/${meaning}`), meaning }, places),
      ),
    ];
  });
}

/** Reports flows whose guests are asked for less, or agree to less, than those of all others. */
const checkAskedElsewhere = ({ name: document, document: { flows } }: Checked<FlowRequirements>): Found =>
  flowNames.flatMap((flow): Found => {
    const needed = ({ agreed, asked }: FlowRequirements['flows'][typeof flow]) => [...agreed, ...asked];
    const own = needed(flows[flow]);
    const [first = [], ...more] = flowNames.filter((other) => other !== flow).map((other) => needed(flows[other]));
    const missing = first.find((meaning) => more.every((each) => each.includes(meaning)) && !own.includes(meaning));
    if (missing === undefined) return [];
    const message = `Guests of all other flows are asked for "${missing}", and those of ${flow} are not.`;
    return [{ document, pointer: `/flows/${flow}`, code: 'not-as-required', message, severity: 'warning' }];
  });

/** Reports prescreens and licensure states that the scheduler's document has otherwise. */
function checkConfigured(
  { name: document, document: configs }: Checked<SchedulerConfig>,
  { document: { flows, categories } }: Checked<FlowRequirements>,
  names: readonly string[],
): Found {
  const differs = (pointer: string, has: unknown, needed: unknown): Found => {
    if (needed === undefined || has === needed) return [];
    const member = pointer.split('/').at(-1);
    const message = `"${member}" is ${JSON.stringify(has) ?? 'absent'}, and flow-requirements says ${JSON.stringify(needed)}.`;
    return [{ document, pointer, code: 'not-as-required', message }];
  };
  return [
    ...flowNames.flatMap((flow): Found => {
      const pointer = `/flows/${flow}/submitWithLicensureState`;
      const isSent = configs.flows[flow].submitWithLicensureState;
      const found = differs(pointer, isSent, flows[flow].submitWithLicensureState);
      const isStarted = Object.values(configs.categories).some((config) => config?.schedulerFlow === flow);
      if (found.length > 0 || isSent || !isStarted || flowTraits[flow].stateFrom.length === 0) return found;
      const message = `Guests of ${flow} say in which state they will be, and their booking would not have it.`;
      return [{ document, pointer, code: 'answer-not-sent', message }];
    }),
    ...Object.entries(categories).flatMap(([category, needs]) => {
      const config = configs.categories[category];
      const { prescreenType } = config ?? {};
      // A prescreen that there is none of is reported as that.
      const isMissing = prescreenType !== undefined && !names.includes(documentName(prescreenData, prescreenType));
      if (config === undefined || isMissing) return [];
      return differs(`/categories/${escapeName(category)}/prescreenType`, prescreenType, needs?.prescreenType);
    }),
  ];
}

/** Reports categories that the scheduler's document sends to another flow than the one they belong to. */
const checkCategories = (
  { name: document, document: configs }: Checked<SchedulerConfig>,
  { name: requirements, document: { categories } }: Checked<FlowRequirements>,
  services: readonly ServiceType[],
): Found =>
  Object.entries(categories).flatMap(([category, tie]): Found => {
    const code = 'category-of-another-flow';
    const config = configs.categories[category];
    // A category that is misspelled there is reported there, and may be the one that is looked for.
    const isMisspelled = Object.keys(configs.categories).some((each) =>
      services.every(({ groupName }) => groupName.trim() !== each),
    );
    if (config === undefined && isMisspelled) return [];
    if (config === undefined)
      return [
        {
          document: requirements,
          pointer: '/categories',
          code,
          message: `"${category}" is not a category of scheduler-config-2022.`,
          known: Object.keys(configs.categories),
          written: category,
        },
      ];
    if (tie === undefined || tie.flow === config.schedulerFlow) return [];
    const message = `"${category}" starts the flow ${config.schedulerFlow}, and flow-requirements says that it belongs to ${tie.flow}.`;
    return [{ document, pointer: `/categories/${escapeName(category)}/schedulerFlow`, code, message }];
  });
