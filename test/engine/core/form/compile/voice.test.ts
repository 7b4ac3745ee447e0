import { describe, expect, it } from 'vitest';
import {
  buildPayload,
  compileWizard,
  type FormDefinition,
  isSamePage,
  pathFor,
  validatePage,
  type WizardAnswers,
} from '#engine';
import { messageCatalogue } from '#engine/messages/en';
import { createMessageResolver } from '../../../../../engine/react/form/errors/createMessageResolver.ts';
import { expectRefusals } from '../expectRefusals.ts';

const isFor = (who: string) => ({ '==': [{ var: 'answers.who' }, who] });
const voice: NonNullable<FormDefinition['voice']> = {
  words: { your: 'your', doYou: 'Do you' },
  others: [
    { when: isFor('child'), words: { your: "your child's", doYou: 'Does your child' } },
    { when: isFor('other'), words: { your: "the patient's" } },
  ],
};
const spoken = (part: Partial<FormDefinition> = {}): FormDefinition => ({
  id: 'spoken',
  title: 'About {your} health',
  settings: { place: { type: 'string', default: 'here' } },
  voice,
  pages: [
    {
      name: 'health',
      title: 'All about {your} health',
      schema: {
        type: 'object',
        required: ['cough'],
        properties: {
          who: { type: 'string', title: 'Who', enum: ['me', 'child', 'other'] },
          cough: { type: 'boolean', title: '{doYou} cough {place}?' },
        },
      },
      messages: { '/cough': { required: 'Answer about {your} cough {place}.' } },
      payload: [{ from: '/who', to: '/question', send: '{doYou} cough?' }],
    },
  ],
  ...part,
});

const compiled = compileWizard(
  { name: 'visit', document: { group: 'visit', steps: [{ id: 'spoken', form: 'spoken' }] } },
  [{ name: 'spoken', document: spoken() }],
  {},
);
if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
const plan = compiled.value;

function viewOf(who?: string) {
  const answers: WizardAnswers = { spoken: { health: who === undefined ? {} : { who } } };
  const [view] = pathFor(plan, answers);
  if (view === undefined) throw new Error('The page is on the path.');
  return view;
}

describe('the voice of a form', () => {
  it.each([
    [undefined, 'your', 'Do you'],
    ['me', 'your', 'Do you'],
    ['child', "your child's", 'Does your child'],
    ['other', "the patient's", 'Do you'],
  ])('for %s says "%s" and "%s"', (who, your, doYou) => {
    const view = viewOf(who);
    expect(view.page.title).toBe(`All about ${your} health`);
    expect(view.page.schema.properties.cough?.title).toBe(`${doYou} cough here?`);
    expect(view.page.present(view.shown, view.required, {}).properties.cough?.title).toBe(`${doYou} cough here?`);
    const violation = validatePage(view, {}).find(({ path }) => path === '/cough');
    const words = violation && createMessageResolver(view.page.messages, messageCatalogue, {})(violation);
    expect(words).toBe(`Answer about ${your} cough here.`);
  });

  it('leaves a page the same page', () => {
    expect(isSamePage(viewOf('me').page, viewOf('child').page)).toBe(true);
  });

  it('changes neither the name of the step nor what is sent', () => {
    expect(plan.steps[0]?.form.title).toBe('About your health');
    expect(buildPayload(plan, { spoken: { health: { who: 'child' } } }, {}, {})).toEqual({ question: 'Do you cough?' });
  });

  expectRefusals([
    [
      'a word that is named as a setting is',
      spoken({ voice: { ...voice, words: { ...voice.words, place: 'there' } } }),
      'duplicate-name',
      '/voice/words/place',
      '"place" is also the name of a setting.',
    ],
    [
      'another word that the first voice does not have',
      spoken({ voice: { ...voice, others: [{ when: isFor('child'), words: { yours: "your child's" } }] } }),
      'unknown-setting',
      '/voice/others/0/words/yours',
      '"yours" is not a word of the form\'s voice.',
      'your',
    ],
    [
      'a condition that reads nothing',
      spoken({ voice: { ...voice, others: [{ when: { var: 'answers.whom' }, words: {} }] } }),
      'unknown-name',
      '/voice/others/0/when/var',
      '"whom" is not in "answers".',
      'who',
    ],
    [
      'a word that was never put in',
      spoken({ voice: { ...voice, words: { your: { $ref: 'texts#/your' } } } }),
      'unknown-part',
      '/voice/words/your',
      '"texts#/your" was not found.',
    ],
  ]);
});
