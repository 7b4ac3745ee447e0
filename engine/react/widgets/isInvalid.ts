import type { FieldWidgetProps } from '../form/FormContext.ts';

/** Whether the field shows an error. */
export const isInvalid = ({ rawErrors }: Pick<FieldWidgetProps, 'rawErrors'>): boolean =>
  rawErrors !== undefined && rawErrors.length > 0;
