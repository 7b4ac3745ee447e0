import { describe, expect, it } from 'vitest';
import { compileQuestionnaire, compileWizard } from '#engine';
import * as entryPoint from '#engine/checks';
import { suggestName } from '#engine/problems';
import { widgets } from '#engine/react';
import { owner, pet, registration } from '../../../examples/minimal/documents.json';

const page = {
  name: 'about',
  title: 'About',
  schema: { type: 'object', properties: { k: { type: 'string', title: 'K' } } },
};
const form = (given: object): unknown => ({ id: 'about', title: 'About', pages: [{ ...page, ...given }] });
const steps = (given: object): unknown => ({ group: 'visit', steps: [{ id: 'about', form: 'about', ...given }] });

/** The problems of a configuration and a form: document, place, message and suggestion. */
function findProblems(configuration: unknown, definition: unknown): readonly string[] {
  const checked = entryPoint.checkWizard({ name: 'visit', document: configuration }, [
    { name: 'about', document: definition },
  ]);
  if (checked.ok) return [];
  return checked.problems.map((problem) =>
    `${problem.document}#${problem.pointer} ${problem.message} ${suggestName(problem) ?? ''}`.trim(),
  );
}

describe('the entry point of the checks', () => {
  it('lets out these names and no others', () => {
    expect(Object.keys(entryPoint).sort()).toEqual([
      'checkQuestionnaire',
      'checkWizard',
      'isFormConfiguration',
      'isFormDefinition',
      'isQuestionnaire',
    ]);
  });

  it('hands sound documents on to the compiler', () => {
    const checked = entryPoint.checkWizard({ name: 'registration', document: registration }, [
      { name: 'pet', document: pet },
      { name: 'owner', document: owner },
    ]);
    expect(checked.ok && compileWizard(...checked.value, { widgets }).ok).toBe(true);
  });

  it.each<[string, object, string]>([
    [
      'show that is no list',
      { rules: [{ show: '/k', when: true }] },
      'about#/pages/0/rules/0/show "show" must be a list, not text.',
    ],
    ['page with a misspelled title', { titel: 'A' }, 'about#/pages/0/titel "titel" is not a property here. title'],
    ['page with misspelled rules', { rulse: [] }, 'about#/pages/0/rulse "rulse" is not a property here. rules'],
    ['page without a name', { name: undefined }, 'about#/pages/0 Entry 1 of "pages" lacks "name".'],
    [
      'payload line with a misspelled default',
      { payload: [{ from: '/k', to: '/k', othrwise: 'No' }] },
      'about#/pages/0/payload/0/othrwise "othrwise" is not a property here. otherwise',
    ],
    [
      'rule with a misspelled operator',
      { rules: [{ show: ['/k'], when: { '=': [{ var: 'answers.k' }, 'yes'] } }] },
      'about#/pages/0/rules/0/when/= "=" is not an operator. ==',
    ],
  ])('refuses a %s, and says so once', (_, given, problem) => {
    // As JSON has it: without members that are undefined.
    expect(findProblems(steps({}), JSON.parse(JSON.stringify(form(given))))).toEqual([problem]);
  });

  it('refuses a rule with an unknown effect', () => {
    const problems = findProblems(steps({}), form({ rules: [{ hide: ['/k'], when: true }] }));
    expect(problems.join('\n')).toContain('about#/pages/0/rules/0');
  });

  it.each<[string, unknown, string]>([
    ['without pages', { id: 'about', title: 'About' }, 'about# The document lacks "pages".'],
    [
      'whose pages are an object',
      { id: 'about', title: 'About', pages: {} },
      'about#/pages "pages" must be a list, not an object.',
    ],
    [
      'with a page that is null',
      { id: 'about', title: 'About', pages: [null] },
      'about#/pages/0 Entry 1 of "pages" must be an object, not null.',
    ],
    ['that is a text', 'about', 'about# The document must be an object, not text.'],
    ['that is missing', undefined, 'about# The document must be an object, not undefined.'],
  ])('refuses a form %s', (_, definition, problem) => {
    expect(findProblems(steps({}), definition)).toEqual([problem]);
  });

  it.each<[string, unknown, string]>([
    ['without steps', { group: 'visit' }, 'visit# The document lacks "steps".'],
    ['with a misspelled condition', steps({ wehn: true }), 'visit#/steps/0/wehn "wehn" is not a property here. when'],
    [
      'with a name that is none',
      steps({ id: 'my-step' }),
      'visit#/steps/0/id "id" cannot be "my-step": it must match ^[A-Za-z][A-Za-z0-9]*$.',
    ],
  ])('refuses a configuration %s', (_, configuration, problem) => {
    expect(findProblems(configuration, form({}))).toEqual([problem]);
  });

  it('finds the problems of all documents at once', () => {
    expect(findProblems({ group: 'visit' }, null)).toHaveLength(2);
  });

  it('checks a questionnaire for its compiler', () => {
    const question = { id: 'adult', type: 'yesNo', title: 'Are you an adult?' };
    const named = (questions: unknown) => ({ name: 'age', document: { id: 'age', title: 'Your age', questions } });
    const checked = entryPoint.checkQuestionnaire(named([question]));
    expect(checked.ok && compileQuestionnaire(checked.value, { widgets }).ok).toBe(true);
    expect(entryPoint.checkQuestionnaire(named([{ ...question, skipWehn: true }]))).toMatchObject({
      ok: false,
      problems: [{ document: 'age', pointer: '/questions/0/skipWehn', known: expect.arrayContaining(['skipWhen']) }],
    });
  });
});
