import { describe, expect, it } from 'vitest';
import { asksWithCare, flowNames, formGroup } from '../../app/journey/index.ts';
import { services } from '../../reference-backend/world/services.ts';
import { contentFiles } from './contentFiles.ts';
import { shippedPlan } from './forms/intake.ts';
import { shippedReasons } from './shippedReasons.ts';
import { shippedSchedulerConfig as shipped } from './shippedSchedulerConfig.ts';

const categories = Object.entries(shipped.categories);

describe('the shipped scheduler-config', () => {
  it('knows every category that the reference world lists and can be booked', () => {
    const booked = services.filter(({ maxDaysAhead }) => maxDaysAhead !== null).map(({ groupName }) => groupName);
    expect([...new Set(booked)].filter((name) => !Object.hasOwn(shipped.categories, name))).toEqual([]);
  });

  it('starts each flow from a category', () => {
    const started = categories.map(([, category]) => category?.schedulerFlow);
    const missing = flowNames.filter((flow) => !started.includes(flow));
    expect(missing, 'schedulerFlow of a category in scheduler-config-2022 starts a flow').toEqual([]);
  });

  it('leads each way that a search can lead', () => {
    const ways = new Set(categories.map(([, category]) => category?.redirectAction));
    expect([...ways].sort()).toEqual(['pharmacy_scheduler', 'prescreen', 'results']);
  });

  it('names a collection of texts for each state selection', () => {
    const named = categories.flatMap(([, category]) => category?.stateSelectionModal?.ampCollectionId ?? []);
    const paths = contentFiles.map((file) => file.path);
    expect(named).not.toEqual([]);
    expect(named.filter((id) => !paths.includes(`textcollection/1.0.0/${id}.json`))).toEqual([]);
  });
});

/** Guests with symptoms: the categories whose guests give reasons for their visit. */
describe('the tag with-care', () => {
  it.each(categories.map(([category]) => category))('%s carries it where it is asked for reasons', (category) => {
    const booked = [{ id: 1, name: 'A visit', category }];
    expect(asksWithCare(shipped, booked)).toBe(Object.hasOwn(shippedReasons, category));
  });
});

describe('a booking of travel', () => {
  const listSteps = async (category: string): Promise<readonly string[]> => {
    const flow = shipped.categories[category]?.schedulerFlow ?? 'IN_PERSON';
    const plan = await shippedPlan(formGroup(shipped, flow, [{ id: 1, name: 'A service', category }]));
    return plan.steps.map(({ id }) => id);
  };

  it('asks before vaccines the medical questions and the consent to be vaccinated, in the flow that names them', async () => {
    expect(await listSteps('Travel Vaccines')).toEqual(
      expect.arrayContaining(['medicalInformation', 'vaccineConsent']),
    );
    expect(shipped.categories['Travel Vaccines']).toMatchObject({ schedulerFlow: 'EVERYDAY_VACCINE' });
  });

  it('asks of a visit without a vaccine what it asks of any visit', async () => {
    const steps = await listSteps('Travel');
    expect(steps).toEqual(expect.arrayContaining(['medicalHistory', 'generalConsent']));
    expect(steps).not.toContain('vaccineConsent');
  });

  it.each(['Travel', 'Travel Vaccines'])('is asked about the trip before the search of %s', (category) => {
    expect(shipped.categories[category]).toMatchObject({ prescreenType: 'travel_vaccines' });
  });

  it('has nothing but vaccines among the travel vaccines, and none outside', () => {
    const travel = services.filter(({ groupName }) => groupName.startsWith('Travel'));
    expect(travel.filter(({ groupName }) => groupName === 'Travel Vaccines').every((s) => s.isVaccine)).toBe(true);
    expect(travel.filter(({ groupName }) => groupName === 'Travel').some((s) => s.isVaccine)).toBe(false);
  });
});
