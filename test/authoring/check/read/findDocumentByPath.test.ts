import { describe, expect, it } from 'vitest';
import { findDocumentByPath } from '../../../../authoring/check/read/findDocumentByPath.ts';

describe('documentOfPath', () => {
  it.each([
    ['notes-data/1.0.0/scheduler/notes-data.json', 'notes-data'],
    ['form-definition/1.0.0/scheduler/patientDetails.json', 'form-definition/patientDetails'],
    ['textcollection/1.0.0/tlc/scheduler-texts.json', 'scheduler-texts'],
    ['site-frame/1.0.0/banners/kroger.json', 'site-frame/kroger'],
    ['notes-data/1.0.0/scheduler/other.json', undefined],
    ['notes-data/2.0.0/scheduler/notes-data.json', undefined],
    ['form-definition/1.0.0/scheduler/.json', undefined],
    ['form-definition/1.0.0/scheduler/deeper/patientDetails.json', undefined],
    ['form-definition/1.0.0/scheduler/patient details.json', undefined],
    ['README.json', undefined],
  ])('%s is %s', (path, name) => {
    expect(findDocumentByPath(path)?.name).toBe(name);
  });
});
