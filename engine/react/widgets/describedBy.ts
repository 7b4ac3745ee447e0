import { descriptionId, errorId, helpId } from '../rjsf/rjsf.ts';

/** Which texts stand around a field. */
export interface FieldTexts {
  readonly id: string;
  readonly description: boolean;
  readonly help: boolean;
  readonly error: boolean;
}

/** The ids of the texts that describe a field, hint before error; undefined where there are none. */
export function describedBy({ id, description, help, error }: FieldTexts): string | undefined {
  const ids = [description && descriptionId(id), help && helpId(id), error && errorId(id)].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
