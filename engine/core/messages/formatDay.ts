import type { Json } from '../json/Json.ts';

/** A date as guests type it: month, day and year of four digits. What is no ISO date stays as it is. */
export const formatDay = (date: Json): Json =>
  typeof date === 'string' ? date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1') : date;
