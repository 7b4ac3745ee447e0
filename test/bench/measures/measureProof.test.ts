import { expect, it } from 'vitest';
import { provingTime } from '../../../bench/measures/measureProof.ts';

it('proves a long questionnaire whole: each condition is decided, and none is at fault', () => {
  expect(provingTime(40).decided).toBeGreaterThan(200);
}, 60_000);
