/** A figure with three digits that count. */
export const figure = (value: number): string => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
