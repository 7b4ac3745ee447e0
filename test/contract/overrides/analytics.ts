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
  ...['INSTANT_VACCINE', 'walkInFailed', '1000000'].map(
    (value): OverrideCase => [
      `an event that is refused for ${value}`,
      'collect-events every value',
      at('/analytics/v1/events', (answer, { body }) =>
        body.includes(value) ? { ...answer, status: 400, body: '{"errors":[]}' } : undefined,
      ),
      value === '1000000' ? 'status' : 'sense',
      value === '1000000' ? 'status' : '/data/collected',
    ],
  ),
];
