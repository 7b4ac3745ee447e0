import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import type { Complaint } from '../form/errors/complaintsOf.ts';

/** Complaints as rjsf's tree of errors. */
export function errorSchemaOf(complaints: readonly Pick<Complaint, 'path' | 'text'>[]): ErrorSchema<unknown> {
  const builder = new ErrorSchemaBuilder<unknown>();
  for (const { path, text } of complaints) builder.addErrors(text, [...path]);
  return builder.ErrorSchema;
}
