import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flowNames, flows } from '../../app/journey/index.ts';

const root = join(import.meta.dirname, '../../schemas');
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const files = ['content', 'api', 'parts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file)),
);
/** Its settings by flow are about searches for times. */
const appSettings = 'content/settings/app-settings.json';
const isFlow = (name: unknown): boolean => flowNames.some((flow) => flow === name);

/** The flow names in each list of properties that contains one, and in each list of required names there. */
function flowLists(schema: unknown, at: string): readonly (readonly [at: string, names: readonly unknown[]])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, member]) => {
    const place = `${at}/${name}`;
    if (['examples', 'default', 'enum'].includes(name)) return [];
    const names: readonly unknown[] =
      name === 'properties' ? Object.keys(member) : name === 'required' && Array.isArray(member) ? member : [];
    const flows = names.filter(isFlow);
    return [...(flows.length > 0 ? [[place, flows] as const] : []), ...flowLists(member, place)];
  });
}

it('are the same in the app and for documents', () => {
  expect(read('parts/booking/flow-code.json'), 'schemas/parts/booking/flow-code.json').toMatchObject({
    enum: flowNames,
  });
});

it('are all listed, in order, wherever a schema has a property for each', () => {
  const lists = files.filter((file) => file !== appSettings).flatMap((file) => flowLists(read(file), file));
  expect(lists.length).toBeGreaterThan(4);
  const others = lists.filter(([, names]) => names.join() !== flowNames.join());
  expect(others, 'each has the flows as app/journey/flows.ts has them').toEqual([]);
});

it('are the flows with times where settings are about a search', () => {
  const timed = flowNames.filter((flow) => flows[flow].hasTime);
  const lists = flowLists(read(appSettings), appSettings);
  expect(lists.length).toBe(4);
  expect(lists.filter(([, names]) => names.join() !== timed.join())).toEqual([]);
});

it('are those by video where an app for video calls is offered', () => {
  const file = 'content/texts/video-call-links.json';
  const byVideo = flowNames.filter((flow) => flows[flow].byVideo);
  expect(read(file), `schemas/${file}`).toMatchObject({ properties: { enabledFor: { items: { enum: byVideo } } } });
});
