import { describe, expect, it } from 'vitest';
import { catalogue, findDocument } from '../../../app/content/catalogue.ts';
import { documentEntry, documentName, documentPath, sourceOrder } from '../../../app/content/DocumentKind.ts';
import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import { notesData } from '../../../app/content/generated/forms/notesData.ts';
import { contentPage } from '../../../app/content/generated/texts/contentPage.ts';

describe('the catalogue', () => {
  it('has each name and each path once', () => {
    expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map(({ path }) => path)).size).toBe(catalogue.length);
  });

  it.each(catalogue.map(({ name, path }) => ({ name, path })))('$name lies where content lies', ({ path }) => {
    expect(path).toMatch(/^[a-z0-9-]+\/1\.0\.0\/[a-z]+\/([a-z0-9-]+|\{id\})\.json$/);
  });
});

describe('findDocument', () => {
  it.each([
    ['notes-data', { kind: notesData }],
    ['form-definition/patientDetails', { kind: formDefinition, id: 'patientDetails' }],
    ['notes-data/extra', undefined],
    ['form-definition', undefined],
    ['form-definition/', undefined],
    ['no-such-kind', undefined],
  ])('%s', (name, found) => {
    expect(findDocument(name)).toEqual(found);
  });
});

describe('a document of a kind', () => {
  it('is named by its kind and its id', () => {
    expect(documentName(notesData)).toBe('notes-data');
    expect(documentName(formDefinition, 'patientDetails')).toBe('form-definition/patientDetails');
  });

  it('has an id that cannot leave its folder', () => {
    expect(documentPath(formDefinition, '../../secret')).toBe('form-definition/1.0.0/scheduler/..%2F..%2Fsecret.json');
  });

  it('is asked for as the deployment orders', () => {
    expect(documentEntry(notesData, { forceFetchFromAPI: ['notes-data'] })).toEqual({
      name: 'notes-data',
      path: 'notes-data/1.0.0/scheduler/notes-data.json',
      sources: ['api', 'file'],
      check: notesData.check,
      transcludes: false,
    });
  });

  it('has the collections merged in that its kind names', () => {
    expect(documentEntry(contentPage, { forceFetchFromAPI: [] }, 'clinic-services')).toMatchObject({
      path: 'page/1.0.0/tlc/clinic-services.json',
      merge: ['textcollection/1.0.0/tlc/page-texts.json'],
    });
  });
});

describe('sourceOrder', () => {
  it.each([
    [[], ['file']],
    [['form-config'], ['file']],
    [['notes-data'], ['api', 'file']],
    [['*'], ['api', 'file']],
  ])('with forceFetchFromAPI %j notes-data comes from %j', (forceFetchFromAPI, order) => {
    expect(sourceOrder('notes-data', { forceFetchFromAPI })).toEqual(order);
  });
});
