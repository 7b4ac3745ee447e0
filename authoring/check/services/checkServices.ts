import { basename } from 'node:path';
import { nearestName } from '#engine';
import { schedulerConfig } from '../../../app/content/documents/schedulerConfig.ts';
import type { ServiceType } from '../../../schemas/generated/api/list-services/reply.js';
import type { AuthoringProblem } from '../AuthoringProblem.ts';
import type { ReadSchema } from '../SchemaPart.ts';
import { escaped, membersOf } from '../words/membersOf.ts';
import type { ParsedDocument } from '../words/ParsedDocument.ts';
import { valuesIn } from '../words/valuesIn.ts';

/** Ids and categories of services that there are none of: at each place that takes a service's id, and in `categories`. */
export function checkServices(
  documents: readonly ParsedDocument[],
  services: readonly ServiceType[],
  read: ReadSchema,
): readonly AuthoringProblem[] {
  const ids = services.map(({ id }) => String(id));
  const categories = [...new Set(services.map(({ groupName }) => groupName.trim()))];
  return documents.flatMap(({ file: { kind, name: document }, document: value }) => [
    ...valuesIn(value, kind.name, read)
      .filter(({ schemas }) => schemas.some(({ file }) => basename(file) === 'service-id.json'))
      .flatMap(({ pointer, value: id }) => unknown({ document, pointer }, String(id), ids, 'service')),
    ...(kind.name === schedulerConfig.name ? categoriesOf(value) : []).flatMap((category) =>
      unknown({ document, pointer: `/categories/${escaped(category)}` }, category, categories, 'category of services'),
    ),
  ]);
}

const categoriesOf = (config: unknown): readonly string[] =>
  membersOf(new Map(membersOf(config)).get('categories')).map(([name]) => name);

function unknown(
  place: Pick<AuthoringProblem, 'document' | 'pointer'>,
  name: string,
  known: readonly string[],
  what: string,
): readonly AuthoringProblem[] {
  if (known.includes(name)) return [];
  const suggestion = nearestName(name, known);
  const message = `There is no ${what} "${name}".`;
  return [{ ...place, code: 'service', message, known, ...(suggestion !== undefined && { suggestion }) }];
}
