import fc from 'fast-check';
import type { Json } from '#engine';

/** Answers that no guest would give to the example. */
export const rude = fc.dictionary(
  fc.constantFrom(
    'firstName',
    'birth',
    'email',
    'mobile',
    'texts',
    'reasons',
    'otherText',
    'agree',
    'parent',
    'note',
    'stranger',
  ),
  fc.constantFrom<Json>('', 'x', true, false, 5, null, [], ['other'], {}, '2015-01-01', 'a@b.co'),
  { noNullPrototype: true },
);

export const rudeEntry = fc.oneof(
  fc.dictionary(
    fc.constantFrom('name', 'food', 'seen', 'place', 'stranger'),
    fc.constantFrom<Json>('', 'x', true, 5, null, [], {}, '2026-11-20', '2026-02-31'),
    { noNullPrototype: true },
  ),
  fc.constantFrom<Json>('', 'x', 5, null, [], {}),
);
