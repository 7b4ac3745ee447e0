import { join } from 'node:path';
import type { ToldJourney } from '../../../authoring/journeys/RecordedJourney.ts';
import { openAsked } from '../../../authoring/journeys/replay/openAsked.ts';

export const soundRoot = join(import.meta.dirname, '../../fixtures/sound');

/** What the small sound documents ask. */
export const soundAsked = await openAsked(soundRoot);

/** The form of the sound documents. */
export function soundVisit() {
  const asked = soundAsked.get('form-config/visit');
  if (asked === undefined) throw new Error('The sound documents do not compile.');
  return asked;
}

/** Somebody unhappy, who first forgets the name. */
export const unhappy: ToldJourney = {
  name: 'Somebody unhappy',
  asked: 'form-config/visit',
  context: { today: '2027-03-01' },
  pages: [
    {
      at: '/about/about',
      tries: [{ answers: { '/firstName': null } }, { answers: { '/isHappy': true } }],
      answers: { '/firstName': 'Ada', '/isHappy': false },
    },
    { at: '/more/more', answers: { '/anythingElse': 'It hurts.' } },
    { at: '/more/review', answers: {} },
  ],
};
