import type { Json } from '#engine';
import { appSettings } from '../../../app/content/generated/settings/appSettings.ts';
import { type FlowTraits, flows } from '../../../app/journey/flows.ts';
import { walkInOf } from '../../../app/journey/services/categoryConfig.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { isList, readPointer } from '../../jsonParts.ts';
import { listCategories } from '../checks/NamedCategory.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { checkName } from './checkName.ts';

/** The names that may stand at a place, and what an author calls them. */
type KnownAt = readonly [pointer: string, names: readonly string[], what: string];

/**
 * Reports names in the settings of the app that are no category of services, or no category that starts the flow of a
 * dietitian, walk-ins that no category starts, and categories of walk-ins that are not offered as such: a guest could
 * not go on.
 */
export const checkSettings = (
  documents: readonly ParsedDocument[],
  { schedulers }: Pick<CheckedDocuments, 'schedulers'>,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] => {
  const groups = [...new Set(services.map(({ groupName }) => groupName.trim()))];
  const started = (entry: FlowTraits['entry']): readonly string[] =>
    schedulers.flatMap(({ document }) =>
      listCategories(document)
        .filter(({ config, pointer }) => pointer !== '/defaultCategory' && flows[config.schedulerFlow].entry === entry)
        .map(({ category }) => category),
    );
  const ofDietitians: KnownAt = ['/dietitianCategory', started('dietitian'), 'category of visits with a dietitian'];
  const known: readonly KnownAt[] = [
    ['/walkIn/type', groups, 'category of services'],
    ['/walkIn/groups', groups, 'category of services'],
    // Without a sound scheduler configuration it is not known which flow a category starts.
    ...(schedulers.length === 0 ? [] : [ofDietitians]),
  ];
  const isWithoutWalkIn = schedulers.length > 0 && schedulers.every(({ document }) => walkInOf(document) === undefined);
  return documents
    .filter(({ file: { kind } }) => kind.name === appSettings.name)
    .flatMap(({ file: { name: document }, document: settings }) => [
      ...known.flatMap(([pointer, names, what]) =>
        namesAt(settings, pointer).flatMap((each) =>
          checkName({ document, pointer: each.pointer }, each.name, names, what),
        ),
      ),
      ...wrongGroups(settings, started('pharmacy'), services).map((message) => ({
        document,
        pointer: '/walkIn/groups',
        code: 'settings-contradict' as const,
        message,
      })),
      ...(isWithoutWalkIn
        ? [{ document, pointer: '/walkIn', code: 'unknown-service', message: noWalkIn } as const]
        : []),
    ]);
};

const noWalkIn = 'No category of scheduler-config-2022 starts a walk-in: nobody could book one.';

/**
 * The categories that a walk-in has to offer, by the flow that they start or by its own type, and does not; and those that
 * it offers and that nobody gives where a walk-in is.
 */
function wrongGroups(settings: Json, starting: readonly string[], services: readonly ServiceType[]): readonly string[] {
  const type = namesAt(settings, '/walkIn/type').map(({ name }) => name);
  const offered = namesAt(settings, '/walkIn/groups').map(({ name }) => name);
  // One that is misspelled may be meant for any.
  if (!offered.every((name) => services.some(({ groupName }) => groupName.trim() === name))) return [];
  const ofGroup = (group: string): readonly ServiceType[] =>
    services.filter(({ groupName }) => groupName.trim() === group);
  const givers = new Set(starting.flatMap(ofGroup).flatMap(({ businessNames }) => businessNames));
  const elsewhere = offered.filter((group) =>
    ofGroup(group).every(({ businessNames }) => businessNames.every((name) => !givers.has(name))),
  );
  const foreign = elsewhere.map(
    (group) =>
      `A walk-in offers "${group}", and ${[...givers].map((name) => `"${name}"`).join(' and ')}, where it is, gives none of it.`,
  );
  if (givers.size > 0 && foreign.length > 0) return foreign;
  return [...new Set([...starting, ...type])].flatMap((category) => {
    const [service] = services.filter(({ groupName }) => groupName.trim() === category);
    if (service === undefined || offered.includes(category)) return [];
    return [
      `A walk-in does not offer "${category}", so nobody could choose "${service.name}" (${service.id}): name it.`,
    ];
  });
}

/** The name at a place, or those of the list there. */
function namesAt(settings: Json, pointer: string): readonly { readonly name: string; readonly pointer: string }[] {
  const value = readPointer(settings, pointer);
  const entries = isList(value)
    ? value.map((entry, index) => ({ name: entry, pointer: `${pointer}/${index}` }))
    : [{ name: value, pointer }];
  return entries.flatMap(({ name, pointer }) => (typeof name === 'string' ? [{ name, pointer }] : []));
}
