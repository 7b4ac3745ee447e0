import { describe, expect, it } from 'vitest';
import {
  type FormDefinition,
  type JsonObject,
  readPageAnswers,
  reduce,
  verifiedValues,
  type WizardAction,
  type WizardState,
} from '#engine';
import { describePosition, goThrough, home, longTrip, shortTrip, stay, summary, tripPlan } from '../tripWizard.ts';

const next: WizardAction = { type: 'continue' };
const stopped: WizardAction = { type: 'verificationStopped' };
const verified = (values?: JsonObject): WizardAction =>
  values === undefined ? { type: 'verified' } : { type: 'verified', values };
const onPlace = (answers: JsonObject): WizardAction => ({ type: 'edit', step: 'home', page: 'place', answers });
const goTo = (step: string): WizardAction => ({ type: 'goTo', step });

const place = { step: 'home', page: 'place' };
const hotel = { step: 'stay', page: 'hotel' };
const lived = { street: 'Elm St 1', town: 'Bath' };
const readPlace = ({ answers }: WizardState) => readPageAnswers(answers, place);

describe('a page to verify', () => {
  it('waits with the answers of the named fields', () => {
    const state = goThrough([onPlace({ ...lived, isFlat: true, flat: '' }), next]);
    expect(describePosition(state)).toBe('home/place verifying');
    expect(state.verification).toEqual({ position: place, as: 'place', values: lived, submits: false });
    expect(state.completed).toEqual([]);
  });

  it('is left once the answers are verified', () => {
    const state = goThrough([onPlace(lived), next, verified()]);
    expect(describePosition(state)).toBe('stay/hotel editing');
    expect(state).toMatchObject({ completed: [place], verified: [{ position: place, values: lived }] });
    expect(state.verification).toBeUndefined();
    expect(readPlace(state)).toEqual(lived);
  });

  it('takes over what the verifier knows better, in fields that are shown', () => {
    const before = { ...lived, isFlat: true, flat: '2 b' };
    const state = goThrough([onPlace(before), next, verified({ street: 'ELM ST 1', more: '', other: 'x' })]);
    expect(describePosition(state)).toBe('stay/hotel editing');
    expect(readPlace(state)).toEqual({ ...before, street: 'ELM ST 1', flat: '' });
    expect(state.verified).toEqual([{ position: place, values: { street: 'ELM ST 1', town: 'Bath' } }]);
    const hidden = goThrough([onPlace({ ...lived, flat: 'mine' }), next, verified({ more: 'theirs' })]);
    expect(readPlace(hidden).flat).toBe('mine');
  });

  it('keeps the answers of the guest where the page would refuse the others', () => {
    const state = goThrough([onPlace(lived), next, verified({ street: 'more than twelve', town: 'BATH' })]);
    expect(describePosition(state)).toBe('stay/hotel editing');
    expect(readPlace(state)).toEqual(lived);
    expect(state.verified).toEqual([{ position: place, values: lived }]);
  });

  it('says beforehand what would be verified, and of values that it would refuse that they are none', () => {
    const waiting = goThrough([onPlace(lived), next]);
    const taken = (values: JsonObject) => verifiedValues(tripPlan(), waiting, values, longTrip);
    expect(taken({ street: 'ELM ST 1' })).toEqual({ street: 'ELM ST 1', town: 'Bath' });
    expect(taken({ street: 'more than twelve' })).toBeUndefined();
    expect(verifiedValues(tripPlan(), goThrough([onPlace(lived)]), {}, longTrip)).toBeUndefined();
  });

  it('is left with nothing verified where the verifier empties it', () => {
    const plan = tripPlan();
    const waiting = goThrough([onPlace(lived), next, verified(), next], plan);
    expect(verifiedValues(plan, waiting, { town: '' }, longTrip)).toBeUndefined();
    const state = goThrough([verified({ town: '' })], plan, longTrip, waiting);
    expect(describePosition(state)).toBe('stay/target editing');
    expect(readPageAnswers(state.answers, hotel)).toEqual({ hotelTown: '' });
    expect(state.verified.at(-1)).toEqual({ position: hotel, values: {} });
  });

  it('never waits with what is given and hidden', () => {
    const state = goThrough([onPlace({ ...lived, isFlat: false, flat: 'mine' }), next]);
    expect(state.verification?.values).toEqual(lived);
  });

  it('takes over nothing where the document no longer verifies it', () => {
    const pages = home.pages.map(({ verify: _verify, ...page }) => page);
    const plan = tripPlan([{ ...home, pages }, stay, summary]);
    const state = goThrough([verified({ street: 'ELM ST 1' })], plan, longTrip, goThrough([onPlace(lived), next]));
    expect(describePosition(state)).toBe('stay/hotel editing');
    expect(readPlace(state)).toEqual(lived);
  });

  it('stays where the verification is stopped, and verifies at the next Continue', () => {
    const state = goThrough([onPlace(lived), next, stopped]);
    expect(describePosition(state)).toBe('home/place editing');
    expect(state).toMatchObject({ completed: [], verified: [] });
    expect(describePosition(goThrough([next], tripPlan(), longTrip, state))).toBe('home/place verifying');
  });

  it('is not verified again, unless its answers are others', () => {
    const through = [onPlace(lived), next, verified(), { type: 'back' }] as const;
    expect(describePosition(goThrough([...through, next]))).toBe('stay/hotel editing');
    expect(describePosition(goThrough([...through, onPlace({ ...lived, isFlat: true }), next]))).toBe(
      'stay/hotel editing',
    );
    expect(describePosition(goThrough([...through, onPlace({ ...lived, town: 'York' }), next]))).toBe(
      'home/place verifying',
    );
  });

  it('is verified again when the guest comes back to answers of before the last ones', () => {
    const york = { ...lived, town: 'York' };
    const back = { type: 'back' } as const;
    const state = goThrough([onPlace(lived), next, verified(), back, onPlace(york), next, verified(), back]);
    expect(state.verified).toEqual([{ position: place, values: york }]);
    expect(describePosition(goThrough([onPlace(lived), next], tripPlan(), longTrip, state))).toBe(
      'home/place verifying',
    );
  });

  it('takes no other action meanwhile, and one Continue for two', () => {
    const plan = tripPlan();
    const waiting = goThrough([onPlace(lived), next], plan);
    const others: readonly WizardAction[] = [
      next,
      { type: 'back' },
      goTo('summary'),
      onPlace({}),
      { type: 'submitFailed' },
      { type: 'submitSucceeded' },
    ];
    for (const action of others) expect(reduce(plan, waiting, action, longTrip)).toBe(waiting);
    expect(describePosition(reduce(plan, waiting, { type: 'leave' }, longTrip))).toBe('home/place left');
  });

  it('is not verified as long as it is wrong', () => {
    expect(describePosition(goThrough([onPlace({ street: 'Elm St 1' }), next]))).toBe('home/place editing');
  });

  it('has nothing to verify where nothing is given, or the condition does not hold', () => {
    const emptied: WizardAction = { type: 'edit', ...hotel, answers: { hotelTown: '' } };
    expect(describePosition(goThrough([goTo('stay'), emptied, next]))).toBe('stay/target editing');
    expect(describePosition(goThrough([onPlace(lived), next], tripPlan(undefined, { verifies: false })))).toBe(
      'stay/hotel editing',
    );
  });

  it('has nothing to verify where its condition cannot be told', () => {
    const unsure = home.pages.map((page) => ({
      ...page,
      verify: { as: 'place', fields: { town: '/town' }, when: { var: 'answers.isFlat' } },
    }));
    const plan = tripPlan([{ ...home, pages: unsure }, stay, summary]);
    expect(describePosition(goThrough([onPlace(lived), next], plan))).toBe('stay/hotel editing');
    expect(describePosition(goThrough([onPlace({ ...lived, isFlat: true }), next], plan))).toBe('home/place verifying');
  });

  it('is left as it is when the situation has closed it meanwhile', () => {
    const plan = tripPlan();
    const waiting = goThrough([onPlace(lived), next, verified(), next], plan);
    expect(describePosition(waiting)).toBe('stay/hotel verifying');
    const after = reduce(plan, waiting, verified({ town: 'ROME' }), shortTrip);
    expect(describePosition(after)).toBe('home/place editing');
    expect(after.answers).toBe(waiting.answers);
  });
});

describe('the last Continue', () => {
  const toTheEnd = [goTo('summary'), next] as const;

  it('stops at the first wrong page, wherever that is', () => {
    expect(describePosition(goThrough(toTheEnd))).toBe('home/place editing');
  });

  it('then verifies each page that was jumped over, and submits from the last page', () => {
    const first = goThrough([onPlace(lived), ...toTheEnd]);
    expect(describePosition(first)).toBe('home/place verifying');
    const second = goThrough([verified()], tripPlan(), longTrip, first);
    expect(describePosition(second)).toBe('stay/hotel verifying');
    expect(second.verification).toMatchObject({ position: hotel, values: { town: 'Rome' }, submits: true });
    const last = goThrough([verified({ town: 'ROMA' })], tripPlan(), longTrip, second);
    expect(describePosition(last)).toBe('summary/summary submitting');
    expect(readPageAnswers(last.answers, hotel)).toEqual({ hotelTown: 'ROMA' });
    expect(last.completed).toEqual([{ step: 'summary', page: 'summary' }]);
  });

  it('verifies only what waits for it', () => {
    const state = goThrough([onPlace(lived), next, verified(), goTo('summary'), next]);
    expect(describePosition(state)).toBe('stay/hotel verifying');
    expect(describePosition(goThrough([onPlace(lived), ...toTheEnd, verified()], tripPlan(), shortTrip))).toBe(
      'summary/summary submitting',
    );
  });

  it('stays on the page where the guest wants to look again, whose Continue leads on from there', () => {
    const looked = goThrough([onPlace(lived), ...toTheEnd, stopped]);
    expect(describePosition(looked)).toBe('home/place editing');
    expect(describePosition(goThrough([next, verified()], tripPlan(), longTrip, looked))).toBe('stay/hotel editing');
  });

  it('stops at a page that the answers of the verifier made wrong', () => {
    const strict: FormDefinition = {
      ...stay,
      pages: stay.pages.map((page) => ({
        ...page,
        ...(page.name === 'hotel' && {
          rules: [
            {
              check: '/hotelTown',
              that: { '!=': [{ var: 'answers.hotelTown' }, { var: 'steps.home.town' }] },
              message: 'invalid',
            },
          ],
        }),
      })),
    };
    const state = goThrough(
      [onPlace(lived), ...toTheEnd, verified({ town: 'Rome' })],
      tripPlan([home, strict, summary]),
    );
    expect(describePosition(state)).toBe('stay/hotel editing');
    expect(state).toMatchObject({ refusals: 1, attempted: [hotel], verified: [{ values: { town: 'Rome' } }] });
  });

  it('verifies the page that it is on', () => {
    const state = goThrough([onPlace(lived), next], tripPlan([home]));
    expect(state.verification).toMatchObject({ position: place, submits: true });
    expect(describePosition(goThrough([verified()], tripPlan([home]), longTrip, state))).toBe('home/place submitting');
  });

  it('verifies nothing again after a failure', () => {
    const through = [onPlace(lived), ...toTheEnd, verified(), verified(), { type: 'submitFailed' }, next] as const;
    expect(describePosition(goThrough(through))).toBe('summary/summary submitting');
  });
});
