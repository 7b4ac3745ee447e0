import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AnySchemaObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import { listPlaceholders } from '#engine';
import { catalogue } from '../../app/content/catalogue.ts';
import { messageDocuments } from '../../app/messages/generated/messageDocuments.ts';
import { createSchemaReader } from '../../authoring/check/checks/SchemaPart.ts';
import { findDocumentByPath } from '../../authoring/check/read/findDocumentByPath.ts';
import { listTexts } from '../../authoring/check/texts/ContentText.ts';
import { describedProperties } from '../schemas/describedProperties.ts';
import { contentFiles } from './contentFiles.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'schemas/content');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));

const read = (path: string): AnySchemaObject => JSON.parse(readFileSync(join(root, path), 'utf8'));
const listProperties = (file: string) => describedProperties(join(folder, file));

describe('the schemas that authors read in their editor', () => {
  it('are one for each kind of document', () => {
    expect(files.map((file) => basename(file, '.json')).sort()).toEqual(catalogue.map(({ name }) => name).sort());
  });

  it.each(files)('%s says title, description and examples of every property', (file) => {
    const bare = listProperties(file).filter(({ schema: { title, description, examples } }) => {
      return typeof title !== 'string' || typeof description !== 'string' || !Array.isArray(examples);
    });
    expect(listProperties(file).length).toBeGreaterThan(0);
    expect(bare.map(({ pointer }) => pointer)).toEqual([]);
  });

  it.each(files)('%s gives examples that are not empty', (file) => {
    const empty = listProperties(file).filter(
      ({ schema: { examples } }) => Array.isArray(examples) && examples.length === 0,
    );
    expect(empty.map(({ pointer }) => pointer)).toEqual([]);
  });

  it('take over every member of the engine, where they name its members one by one', () => {
    const own = read('schemas/content/forms/form-config.json');
    const theirs = read('engine/schemas/form-configuration.json');
    const [ownStep, step] = [own.properties.steps.items, theirs.definitions.step];
    expect(Object.keys(own.properties)).toEqual(Object.keys(theirs.properties));
    expect(own.required).toEqual(theirs.required);
    expect(Object.keys(ownStep.properties).filter((name) => name !== 'documentIds')).toEqual(
      Object.keys(step.properties),
    );
    expect(ownStep.required).toEqual(step.required);
  });
});

describe('the schemas of the messages', () => {
  const readSchema = createSchemaReader();

  it.each(messageDocuments)('%s: a message has a limit, and says all that is filled in where it ships', (name) => {
    const document = read(`content-fixtures/objects/textcollection/1.0.0/messages/${name}.json`);
    const texts = listTexts(document, name, readSchema);
    const partly = texts.filter(({ text, placeholders = [] }) =>
      placeholders.some((each) => !listPlaceholders(text).includes(each)),
    );
    const endless = listProperties(`messages/${name}.json`).filter(
      ({ schema: { contentMediaType, maxLength } }) => contentMediaType !== undefined && maxLength === undefined,
    );
    expect(texts.length).toBeGreaterThan(0);
    // A message of authors may fill what the shipped one does (app/messages/mergeMessages.ts).
    expect(partly.map(({ pointer }) => pointer)).toEqual([]);
    expect(endless.map(({ pointer }) => pointer)).toEqual([]);
  });
});

describe('the schemas of the calls', () => {
  const calls = join(root, 'schemas/api');
  const schemas = readdirSync(calls, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));

  it.each(schemas)('%s says a description of every property', (file) => {
    const bare = describedProperties(join(calls, file)).filter(({ schema }) => typeof schema.description !== 'string');
    expect(bare.map(({ pointer }) => pointer)).toEqual([]);
  });

  // The title is the name of the type that is made of the schema.
  it.each(schemas)('%s is titled by its call, and a request takes nothing that it does not name', (file) => {
    const { title, additionalProperties } = read(`schemas/api/${file}`);
    const ownNames = ['Deployment', 'Refusal'];
    const words = file.replace('.json', '').split('/').slice(-2).join('-').split('-');
    const named = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
    expect([named, ...ownNames]).toContain(title);
    if (file.endsWith('/request.json')) expect(additionalProperties).toBe(false);
  });
});

/**
 * An object whose `toString`, `valueOf` and `constructor` are no functions, so that code that compares it or converts
 * it to text must not call them.
 */
const odd = { toString: 1, valueOf: 1, constructor: 1 };

/** Copies of the value, each with one of its lists, also nested ones, replaced by a list of two odd objects. */
function withOddLists(value: unknown): readonly unknown[] {
  if (Array.isArray(value))
    return [[odd, { ...odd }], ...value.flatMap((one) => withOddLists(one).map((changed) => [changed]))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    withOddLists(member).map((changed) => ({ ...value, [name]: changed })),
  );
}

describe('the check of a document', () => {
  const withLists = contentFiles.filter(({ text }) => withOddLists(JSON.parse(text)).length > 0);

  it.each(withLists.map(({ path, text }) => ({ path, text })))(
    'answers, whatever stands in a list of $path',
    ({ path, text }) => {
      const check = findDocumentByPath(path)?.kind.check;
      for (const document of withOddLists(JSON.parse(text))) expect(() => check?.(document)).not.toThrow();
    },
  );
});
