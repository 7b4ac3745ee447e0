/** The ids of the elements around a field, made from the field's own id. */

export const titleId = (id: string): string => `${id}__title`;
export const descriptionId = (id: string): string => `${id}__description`;
export const helpId = (id: string): string => `${id}__help`;
export const errorId = (id: string): string => `${id}__error`;

/** The id of the control of one choice. */
export const optionId = (id: string, index: number): string => `${id}-${index}`;
