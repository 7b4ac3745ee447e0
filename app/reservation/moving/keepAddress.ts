import type { Move } from '../../journey/index.ts';
import type { Links } from '../../journey/Links.ts';

/**
 * Where a guest goes who keeps the time: back to the confirmation, or to the page of the link, which asks the server for
 * the time. It must be asked as well where a move was sent and not answered.
 */
export const keepAddress = (
  { id, confirmCode, patient, attempt }: Move,
  { confirmation, cancel }: Pick<Links, 'confirmation' | 'cancel'>,
): string => (patient && !attempt ? confirmation : cancel(id, confirmCode));
