import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calls } from '../../../schemas/calls.ts';
import { checkCustomerErrorEvent } from '../../../schemas/generated/analytics/customer-error.js';
import { routePatterns } from '../../../schemas/routes.ts';
import { sourceFiles } from '../../architecture/findImports.ts';
import { describedProperties } from '../../schemas/describedProperties.ts';

const folder = join(import.meta.dirname, '../../../schemas/analytics');
const files = readdirSync(folder);

interface Schema {
  readonly additionalProperties: unknown;
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const read = (file: string): Schema => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const property = (file: string, name: string) => {
  const found = describedProperties(join(folder, file)).find(({ pointer }) => pointer === `/properties/${name}`);
  return found?.schema ?? {};
};
const names = (file: string, name: string): readonly unknown[] => {
  const { enum: all } = property(file, name);
  return Array.isArray(all) ? all : [];
};

describe('the closed list of events', () => {
  it('is what a collector takes', () => {
    const request: unknown = JSON.parse(
      readFileSync(join(folder, '../api/analytics/collect-events/request.json'), 'utf8'),
    );
    const referred = JSON.stringify(request).match(/(?<=analytics\/)[a-z-]+\.json/g);
    expect(referred?.toSorted()).toEqual(files.toSorted());
  });

  it.each(files)('%s has no free text, no number without bounds, and a description of every field', (file) => {
    expect(read(file).additionalProperties).toBe(false);
    const properties = describedProperties(join(folder, file));
    expect(properties.length).toBeGreaterThan(1);
    for (const { pointer, schema } of properties) {
      const isName = schema.type === 'string' && ('const' in schema || 'enum' in schema);
      const isPattern = schema.type === 'string' && 'pattern' in schema && 'maxLength' in schema;
      const isNumber = schema.type === 'integer' && 'minimum' in schema && 'maximum' in schema;
      expect(isName || isPattern || isNumber, pointer).toBe(true);
      expect(typeof schema.description, pointer).toBe('string');
    }
  });

  it.each(files)('%s allows no space and no sign of an address with a query in a name', (file) => {
    const patterns = describedProperties(join(folder, file)).flatMap(({ schema }) => schema.pattern ?? []);
    for (const pattern of patterns)
      for (const text of ['Kit Example', 'kit@example.com', '/x?code=7', '#7', ''])
        expect(new RegExp(String(pattern)).test(text), `${pattern} ${text}`).toBe(false);
  });

  it.each(files)('%s takes every name that a page lets out', (file) => {
    const open = describedProperties(join(folder, file)).filter(({ schema }) => 'pattern' in schema);
    for (const { pointer, schema } of open) {
      // Ids of steps are held to less by the schemas of forms.
      const widest = pointer.endsWith('/stepId') ? 'patientDetails' : 'Aa0/{}_.-';
      expect(new RegExp(String(schema.pattern)).test(widest), pointer).toBe(true);
      expect(schema.maxLength, pointer).toBe(100);
    }
  });

  it('has a name for every screen but the page of a link to cancel', () => {
    const screens = Object.keys(routePatterns).filter((name) => name !== 'cancel');
    expect(names('navigation.json', 'screen').toSorted()).toEqual([...screens, 'notFound'].toSorted());
  });

  it('has no name of an alert that no alert has', () => {
    const readers = sourceFiles(['app', 'engine'])
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const alerts = names('alert.json', 'alert');
    expect(alerts.length).toBeGreaterThan(30);
    expect(alerts.filter((name) => !new RegExp(`['"]${name}['"]`).test(readers))).toEqual([]);
  });

  it('can name every call', () => {
    const templates = Object.values(calls).map(({ path }) => path);
    const event = { type: 'customerError', responseCode: 500, description: 'server' };
    expect(templates.filter((endpoint) => !checkCustomerErrorEvent({ ...event, endpoint }))).toEqual([]);
  });
});
