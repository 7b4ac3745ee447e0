import { dateLabel, timeLabel } from '../../formatting/dateLabel.ts';
import { extractDate, type WallTime } from '../../formatting/wallTime.ts';
import type { Provider } from '../../journey/index.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';
import type { MoveMessages } from '../../messages/generated/moveMessages.ts';
import { providerLabel } from './providerLabel.ts';

/** A sentence about a time at a place, and the same about one with a person who is met by video. */
export type TimeSentences = Pick<MoveMessages['notice'], 'place' | 'person'>;

/** The sentence with its day, its time, and the place or the person. */
export function timeSentence({ place, person }: TimeSentences, time: WallTime, provider: Provider): string {
  const day = extractDate(time);
  const when = { date: `${dateLabel(day, 'weekday')}, ${dateLabel(day, 'short')}`, time: timeLabel(time) };
  const name = providerLabel(provider) ?? '';
  return provider.address ? fillTemplate(place, { ...when, place: name }) : fillTemplate(person, { ...when, name });
}
