import { describe, expect, it } from 'vitest';
import * as engine from '#engine';

describe('the door of the engine', () => {
  it('lets out these names and no others', () => {
    expect(Object.keys(engine).sort()).toEqual([
      'ContentProvider',
      'EngineError',
      'PageForm',
      'Stepper',
      'WizardForm',
      'answersOf',
      'compileWizard',
      'createContentLoader',
      'createValidate',
      'currentPage',
      'describeProblem',
      'doneSteps',
      'initialState',
      'nearestName',
      'pathFor',
      'payloadOf',
      'presentedSchema',
      'reduce',
      'reviewOf',
      'settlePlan',
      'shownViolations',
      'useContent',
      'useWizard',
      'validate',
      'validatePage',
      'verificationOf',
      'widgets',
      'words',
    ]);
  });
});
