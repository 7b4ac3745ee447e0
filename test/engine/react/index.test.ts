import { describe, expect, it } from 'vitest';
import * as entryPoint from '#engine/react';

describe('the entry point of the React half', () => {
  it('lets out these names and no others', () => {
    expect(Object.keys(entryPoint).sort()).toEqual([
      'ContentProvider',
      'PageForm',
      'ProgressBar',
      'Questionnaire',
      'StepList',
      'Stepper',
      'WizardForm',
      'answerKind',
      'choiceClass',
      'controlProps',
      'describedBy',
      'findOption',
      'listOptions',
      'useContent',
      'useLocalWizard',
      'useTextControl',
      'useTextInput',
      'useWizard',
      'widgetFor',
      'widgets',
      'withoutMarks',
      'wizardProgress',
    ]);
  });
});
