import { expect, it } from 'vitest';
import { compileWizard, initialState } from '#engine';
import { checkWizard } from '#engine/checks';
import { filterPlaces, outcomesOf } from '../../../../../studio/web/why/places/filterPlaces.ts';
import { namePlaces } from '../../../../../studio/web/why/places/namePlaces.ts';

const configuration = { group: 'pets', steps: [{ id: 'pet', form: 'pet' }] };
const pet = {
  id: 'pet',
  title: 'Your pet',
  pages: [
    {
      name: 'kind',
      title: 'Kind',
      schema: {
        type: 'object',
        properties: { kind: { type: 'string', title: 'Kind of pet' }, other: { type: 'string', title: 'Which?' } },
      },
      rules: [{ show: ['/other'], when: { '==': [{ var: 'answers.kind' }, 'Other'] } }],
      payload: [{ from: '/kind', to: '/pet/kind' }],
    },
  ],
};

function placesOf() {
  const checked = checkWizard({ name: 'pets', document: configuration }, [{ name: 'pet', document: pet }]);
  const compiled = checked.ok ? compileWizard(...checked.value, {}) : checked;
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  const plan = compiled.value;
  const answers = { wizard: initialState(plan), questions: undefined, outerScope: { context: {}, steps: {} } };
  return namePlaces({ wizard: plan, services: [], books: true }, answers, {});
}

it('names every place by its title, and what is asked about it', () => {
  expect(placesOf().map(({ title, aspect, outcome }) => `${title}: ${aspect} ${outcome}`)).toEqual([
    'Your pet: step on the path',
    'Kind: page on the path',
    'Kind of pet: shown? shown',
    'Kind of pet: required? optional',
    'Kind of pet: answer accepted',
    'Which?: shown? hidden',
    'Which?: required? hidden',
    'Which?: answer hidden',
    'Kind of pet: /pet/kind in the request not sent',
  ]);
});

it('keeps what belongs to a field together, and different places apart', () => {
  const places = placesOf();
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
  expect(places.filter(({ subject }) => subject === 'pet/kind')).toHaveLength(4);
});

it('finds places by words, by the name of the field, and by outcome', () => {
  const places = placesOf();
  expect(filterPlaces(places, ' KIND OF ', '')).toHaveLength(4);
  expect(filterPlaces(places, 'other', 'hidden')).toHaveLength(3);
  expect(filterPlaces(places, 'nothing is called so', '')).toEqual([]);
  expect(outcomesOf(places)).toContainEqual(['hidden', 3]);
});
