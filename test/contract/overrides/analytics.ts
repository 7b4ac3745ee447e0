import { at, replaced } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

export const analytics: readonly OverrideCase[] = [
  [
    'fewer events than were sent',
    'collect-events an event of every kind',
    at('/analytics/v1/events', replaced(/"collected":\d+/, '"collected":7')),
    'sense',
    '/data/collected',
  ],
];
