import { describe, expect, it } from 'vitest';
import { services } from '../../reference-backend/world/services.ts';
import { contentFiles } from './contentFiles.ts';

interface Category {
  readonly redirectAction: string;
  readonly stateSelectionModal?: { readonly ampCollectionId: string };
}

const folder = 'scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json';
const config: { readonly categories: Readonly<Record<string, Category>> } = JSON.parse(
  contentFiles.find(({ path }) => path === folder)?.text ?? '{}',
);
const categories = Object.entries(config.categories);

describe('the shipped scheduler-config', () => {
  it('knows every category that the reference world lists and can be booked', () => {
    const booked = services.filter(({ maxDaysAhead }) => maxDaysAhead !== null).map(({ groupName }) => groupName);
    expect([...new Set(booked)].filter((name) => !Object.hasOwn(config.categories, name))).toEqual([]);
  });

  it('leads each way that a search can lead', () => {
    const ways = new Set(categories.map(([, { redirectAction }]) => redirectAction));
    expect([...ways].sort()).toEqual(['pharmacy_scheduler', 'prescreen', 'results']);
  });

  it('names a collection of texts for each state selection', () => {
    const named = categories.flatMap(([, { stateSelectionModal }]) => stateSelectionModal?.ampCollectionId ?? []);
    const shipped = contentFiles.map(({ path }) => path);
    expect(named).not.toEqual([]);
    expect(named.filter((id) => !shipped.includes(`textcollection/1.0.0/${id}.json`))).toEqual([]);
  });
});
