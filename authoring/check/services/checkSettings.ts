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
 * dietitian, and walk-ins that no category starts: a guest could not go on.
 */
export const checkSettings = (
  documents: readonly ParsedDocument[],
  { schedulers }: Pick<CheckedDocuments, 'schedulers'>,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] => {
  const groups = [...new Set(services.map(({ groupName }) => groupName.trim()))];
  const starting = (starts: (flow: FlowTraits) => boolean): readonly string[] =>
    schedulers.flatMap(({ document }) =>
      listCategories(document)
        .filter(({ config, pointer }) => pointer !== '/defaultCategory' && starts(flows[config.schedulerFlow]))
        .map(({ category }) => category),
    );
  // Without a sound scheduler configuration it is not known which flow a category starts.
  const started: readonly KnownAt[] = [
    ['/dietitianCategory', starting(({ entry }) => entry === 'dietitian'), 'category of visits with a dietitian'],
  ];
  const known: readonly KnownAt[] = [
    ['/walkIn/type', groups, 'category of services'],
    ['/walkIn/groups', groups, 'category of services'],
    ...(schedulers.length === 0 ? [] : started),
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
      ...(isWithoutWalkIn
        ? [{ document, pointer: '/walkIn', code: 'unknown-service', message: noWalkIn } as const]
        : []),
    ]);
};

const noWalkIn = 'No category of scheduler-config-2022 starts a walk-in: nobody could book one.';

/** The name at a place, or those of the list there. */
function namesAt(settings: Json, pointer: string): readonly { readonly name: string; readonly pointer: string }[] {
  const value = readPointer(settings, pointer);
  const entries = isList(value)
    ? value.map((entry, index) => ({ name: entry, pointer: `${pointer}/${index}` }))
    : [{ name: value, pointer }];
  return entries.flatMap(({ name, pointer }) => (typeof name === 'string' ? [{ name, pointer }] : []));
}
