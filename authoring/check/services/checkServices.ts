import { basename } from 'node:path';
import { escapeName } from '#engine';
import { notesData } from '../../../app/content/generated/forms/notesData.ts';
import { schedulerConfig } from '../../../app/content/generated/settings/schedulerConfig.ts';
import { serviceExtraProperties } from '../../../app/content/generated/texts/serviceExtraProperties.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { checkName } from './checkName.ts';

/** For each kind of document, the member whose keys are categories of services. */
const byCategory: Readonly<Record<string, string>> = {
  [schedulerConfig.name]: 'categories',
  [notesData.name]: 'reasons',
  [serviceExtraProperties.name]: 'groups',
};

/** Reports ids and categories of services that do not exist, wherever documents name them. */
export function checkServices(
  documents: readonly ParsedDocument[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] {
  const ids = services.map(({ id }) => String(id));
  const categories = [...new Set(services.map(({ groupName }) => groupName.trim()))];
  return documents.flatMap(({ file: { kind, name: document }, document: value, values }) => [
    ...values()
      .filter(({ schemas }) => schemas.some(({ file }) => basename(file) === 'service-id.json'))
      .flatMap(({ pointer, value: id }) => checkName({ document, pointer }, String(id), ids, 'service')),
    ...namesIn(value, byCategory[kind.name]).flatMap(({ name, pointer }) =>
      checkName({ document, pointer }, name, categories, 'category of services'),
    ),
  ]);
}

function namesIn(value: unknown, member: string | undefined): readonly { name: string; pointer: string }[] {
  if (member === undefined) return [];
  const named = readMember(value, member);
  return (Array.isArray(named) ? [] : listMembers(named)).map(([name]) => ({
    name,
    pointer: `/${member}/${escapeName(name)}`,
  }));
}
