import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import type { Told } from './findExchanged.ts';

/** An entry of a list that is about some services, with the words that guests read there. */
export interface ServiceTexts extends Told {
  readonly pointer: string;
  readonly services: readonly ServiceType[];
  /** The words of each of its members. */
  readonly members: ReadonlyMap<string, readonly string[]>;
}
