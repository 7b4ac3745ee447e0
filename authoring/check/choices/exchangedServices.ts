import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { readMember } from '../../jsonParts.ts';
import { formatService } from '../services/entriesOfServices.ts';
import { hasWord, listWords } from '../words/wordStems.ts';
import type { ServiceTexts } from './ServiceTexts.ts';

/** So many words of a question must be said for its answer to be prepared. */
const fewest = 2;

/**
 * Two services of two entries in each other's place: the guests of one are asked what the other's entry prepares for ("Can you
 * come without eating?"), and those of the other are not, though others of that entry are.
 */
export const exchangedServices = (
  entries: readonly ServiceTexts[],
  askedOf: (service: ServiceType) => readonly unknown[],
): readonly { readonly at: ServiceTexts; readonly message: string }[] =>
  entries.flatMap((at) =>
    entries.flatMap((other) =>
      at.services.flatMap((own) => {
        const theirs = other.services.filter(({ groupName }) => other !== at && groupName === own.groupName);
        for (const question of askedOf(own)) {
          const isAsked = (service: ServiceType): boolean => askedOf(service).includes(question);
          const foreign = theirs.find((service) => !isAsked(service));
          if (foreign === undefined || !theirs.some(isAsked) || at.services.every(isAsked)) continue;
          const title = String(readMember(question, 'title'));
          const said = ({ words }: ServiceTexts): number =>
            listWords(title).filter((word) => hasWord(words, word)).length;
          if (said(other) < fewest || said(at) >= said(other)) continue;
          const message = `Guests of ${formatService(own)} are asked "${title}", and what is said of that stands at ${formatService(foreign)} (${other.pointer}), whose guests are not asked: the two are probably in each other's place.`;
          return [{ at, message }];
        }
        return [];
      }),
    ),
  );
