import { states } from '../../schemas/states.ts';

const names: ReadonlyMap<string, string> = new Map(Object.entries(states));

/** The state's name; the code itself if it is unknown. */
export const stateName = (code: string): string => names.get(code) ?? code;
