import { join } from 'node:path';
import { askedFields, readUiOption } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { expandSchema, partsBelow, type ReadSchema } from './SchemaPart.ts';

const request = join(import.meta.dirname, '../../../schemas/api/time-slots/search-time-slots/request.json');

/** Reports fields of prescreens that let a guest choose more vaccines than one search accepts. */
export function checkSearchLimits(
  { prescreens, definitions }: Pick<CheckedDocuments, 'prescreens' | 'definitions'>,
  read: ReadSchema,
): readonly AuthoringProblem[] {
  const most = mostServices(read);
  const asked = new Set(prescreens.flatMap(({ document }) => document.steps.map(({ form }) => form)));
  return definitions
    .filter(({ id }) => asked.has(id))
    .flatMap(({ name: document, document: form }) =>
      askedFields(form).flatMap((field): readonly AuthoringProblem[] => {
        const { type, maxItems = Number.POSITIVE_INFINITY } = field.schema;
        if (type !== 'array' || readUiOption(field, 'choices') !== 'vaccines' || maxItems <= most) return [];
        const count = Number.isFinite(maxItems) ? `${maxItems}` : 'as many as there are';
        const message = `A search takes at most ${most} services, and "${field.name}" lets a guest choose ${count}; its "maxItems" must be ${most} or less.`;
        return [{ document, pointer: `${field.pointer}/maxItems`, code: 'too-many-services', message }];
      }),
    );
}

/** The most services that the schema of the search accepts. */
function mostServices(read: ReadSchema): number {
  const parts = partsBelow({ file: request, schema: read(request) }, 'filter.serviceIds');
  const limits = parts.flatMap((part) => expandSchema(part, read)).map(({ schema: { maxItems } }) => maxItems);
  return Math.min(...limits.filter((limit) => typeof limit === 'number'));
}
