import { describe, expect, it } from 'vitest';
import { generateJourneys } from '../../../../authoring/journeys/generate/generateJourneys.ts';
import { visitForms, visitForOther } from '../visitForOther.ts';

const { journeys, taken } = generateJourneys({
  asked: [visitForOther()],
  definitions: visitForms,
  schedulers: [],
  services: [],
});
const healthPages = journeys.flatMap(({ pages }) => pages.filter(({ at, title }) => at === '/health/health' && title));

describe('generateJourneys', () => {
  it('goes a way in each voice of a form', () => {
    expect([...new Set(healthPages.map(({ voice }) => voice))].sort()).toEqual([1, undefined]);
    expect(taken).toContain('form-definition/health#/voice/others/0 is read');
  });

  it('goes a way on which a field is filled in, and one on which it is not', () => {
    const filled = healthPages.map((page) => page.filled?.['/hasReferral']);
    expect(filled).toContain(true);
    expect(filled).toContain(undefined);
  });

  it('goes a way on which a text that another page takes over is as long as may be', () => {
    const names = journeys.flatMap(({ pages }) => pages.map(({ answers }) => answers['/name']));
    expect(names.some((name) => String(name).length === 30)).toBe(true);
    expect(taken).toContain('form-definition/health#/pages/0/schema/properties/patient/maxLength is just kept');
  });
});
