import type { Outcome } from '#engine/explain';

/** How an outcome is colored: what is there, what is not, what stands in a guest's way, and what is in between. */
export type Tone = 'there' | 'absent' | 'refused' | 'neutral';

const tones: Readonly<Record<Outcome, Tone>> = {
  'on the path': 'there',
  'off the path': 'absent',
  shown: 'there',
  hidden: 'absent',
  required: 'neutral',
  optional: 'neutral',
  accepted: 'there',
  refused: 'refused',
  passed: 'there',
  failed: 'refused',
  'not checked': 'absent',
  sent: 'there',
  replaced: 'absent',
  'not sent': 'absent',
  asked: 'there',
  skipped: 'absent',
  'not reached': 'absent',
  offered: 'there',
  'not offered': 'absent',
  eligible: 'there',
  ineligible: 'refused',
  pending: 'neutral',
};

export const toneOf = (outcome: Outcome): Tone => tones[outcome];
