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
      'compileQuestionnaire',
      'compileWizard',
      'createContentLoader',
      'createValidate',
      'currentPage',
      'currentQuestion',
      'describeProblem',
      'doneSteps',
      'initialQuestions',
      'initialState',
      'nearestName',
      'pathFor',
      'payloadOf',
      'presentedSchema',
      'questionPath',
      'reduce',
      'reduceQuestions',
      'reviewOf',
      'settlePlan',
      'shownViolations',
      'standingOf',
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
