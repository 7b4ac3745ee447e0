import fc from 'fast-check';
import { matchPath, matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { dietitianQuestions, isRouteName, links, routes } from '../../../../app/shell/routes/paths.ts';
import { shippedSiteMessages } from '../../../../schemas/generated/content/messages/site-messages.shipped.js';
import { shippedAppSettings } from '../../../../schemas/generated/content/settings/app-settings.shipped.js';

/** Written by hand from the specification (PAGE-3, PAGE-4). */
const specified: readonly (readonly [string, string])[] = [
  ['/health-services/scheduler', 'Health and Wellness Scheduler'],
  ['/health-services/scheduler/benefit-codes', 'Benefit Code Eligibility'],
  ['/health-services/scheduler/prescreen', 'Prescreening Form'],
  ['/health-services/scheduler/prescreen/2', 'Prescreening Form'],
  ['/health-services/scheduler/result', 'Appointment Search Results'],
  ['/health-services/scheduler/result/followup', 'Appointment Search Results'],
  ['/health-services/scheduler/schedule', 'Patient Info Form'],
  ['/health-services/scheduler/reschedule', 'Move Appointment'],
  ['/health-services/scheduler/confirmation', 'Appointment Confirmation'],
  ['/health-services/scheduler/cancel/abc/XYZ', 'Cancel Appointment'],
  ['/health-services/scheduler/canceled', 'Cancel Confirmation'],
  ['/health-services/instant-vaccines/01400412', 'Walk-In Vaccine'],
  ['/health-services/instant-vaccines/select/01400412', 'Prescreening Form'],
  ['/health-services/clinic', 'Clinic Locator'],
  ['/health-services/clinic/locations', 'Clinic Locator'],
];

describe('routes', () => {
  it.each(specified)('%s has the title %s', (path, title) => {
    const matching = Object.keys(routes)
      .filter(isRouteName)
      .filter((name) => matchPath(routes[name].pattern, path) !== null);
    expect(matching.map((name) => shippedSiteMessages.titles[name])).toEqual([title]);
  });

  it.each([
    '/health-services/clinic/details/014/00412',
    '/health/clinic/services',
    '/health/clinic/billing-insurance-payment',
    '/health-services/pages/flu-season',
  ])('%s is one of them', (path) => {
    expect(Object.values(routes).filter(({ pattern }) => matchPath(pattern, path) !== null)).toHaveLength(1);
  });

  it.each(['benefitCodes', 'cancel', 'reschedule'] as const)('%s is kept out of search engines', (name) => {
    expect(routes[name].noindex).toBe(true);
  });

  it('have a pattern each', () => {
    const patterns = Object.values(routes).map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it('are known by their own names alone', () => {
    expect(isRouteName('main')).toBe(true);
    expect(isRouteName('constructor')).toBe(false);
  });
});

describe('links', () => {
  it('put into an address whatever they are given, and only there', () => {
    const part = fc.string({ minLength: 1 }).filter((text) => !['.', '..'].includes(text));
    fc.assert(
      fc.property(part, part, (id, code) => {
        const url = new URL(links.cancel(id, code), 'https://stepwell.example');
        expect(url.origin).toBe('https://stepwell.example');
        expect(matchRoutes([{ path: routes.cancel.pattern }], url.pathname)?.[0]?.params).toEqual({ id, code });
      }),
    );
  });

  it.each([
    [links.prescreen(1), routes.prescreen.pattern],
    [links.instantVaccine('01400412'), routes.instantVaccine.pattern],
    [links.instantVaccineSelection('01400412'), routes.instantVaccineSelection.pattern],
    [links.clinicDetails('014', '00412'), routes.clinicDetails.pattern],
    [links.contentPage('flu-season'), routes.contentPage.pattern],
    ['/health-services/scheduler/prescreen/1', routes.prescreen.pattern],
  ])('%s leads to %s', (href, pattern) => {
    expect(matchPath(pattern, href)).not.toBeNull();
  });

  it('the dietitian flow starts at the first question', () => {
    const start = dietitianQuestions(shippedAppSettings.dietitianCategory);
    expect(start).toBe('/health-services/scheduler/prescreen/1?type=Telenutrition');
  });
});
