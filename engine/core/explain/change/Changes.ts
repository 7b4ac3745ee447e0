import type { Json } from '../../json/Json.ts';

/** Answers that are other than they are now, by the key of their variable; undefined means not answered. */
export type Changes = ReadonlyMap<string, Json | undefined>;
