import { describe, expect, it } from 'vitest';
import { zoneAbbreviation, zoneLabel } from '../../../app/formatting/zoneLabel.ts';
import { shippedAppointmentMessages } from '../../../schemas/generated/content/messages/appointment-messages.shipped.js';

const { zones } = shippedAppointmentMessages;

describe('zoneLabel', () => {
  it.each([
    ['America/New_York', 'Eastern Time (ET)'],
    ['America/Indiana/Indianapolis', 'Eastern Time (ET)'],
    ['America/Kentucky/Louisville', 'Eastern Time (ET)'],
    ['America/Chicago', 'Central Time (CT)'],
    ['America/Denver', 'Mountain Time (MT)'],
    ['America/Boise', 'Mountain Time (MT)'],
    ['America/Phoenix', 'Mountain Standard Time (MST)'],
    ['America/Los_Angeles', 'Pacific Time (PT)'],
    ['America/Anchorage', 'Alaska Time (AKT)'],
    ['Pacific/Honolulu', 'Hawaii Time (HT)'],
    ['America/Adak', 'Hawaii-Aleutian Time (HAT)'],
    ['America/Puerto_Rico', 'Atlantic Standard Time (AST)'],
  ])('%s is %s, in winter as in summer', (zone, expected) => {
    expect(zoneLabel(zone, '2026-01-15', zones)).toBe(expected);
    expect(zoneLabel(zone, '2026-07-15', zones)).toBe(expected);
  });

  it('names the offset of a zone outside the list', () => {
    expect(zoneLabel('Europe/Berlin', '2026-01-15', zones)).toBe('GMT+1');
  });

  it('gives the name of an unknown zone back', () => {
    expect(zoneLabel('America/Atlantis', '2026-01-15', zones)).toBe('America/Atlantis');
  });
});

describe('zoneAbbreviation', () => {
  it.each([
    ['2026-03-07', 'EST'],
    ['2026-03-08', 'EDT'],
    ['2026-10-31', 'EDT'],
    ['2026-11-01', 'EST'],
  ])('on %s, at 14:00, is %s', (date, expected) => {
    expect(zoneAbbreviation('America/New_York', date)).toBe(expected);
  });
});
