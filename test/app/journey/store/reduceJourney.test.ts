import { describe, expect, it } from 'vitest';
import { initialJourney, type JourneyAction, type JourneyState, reduceJourney } from '../../../../app/journey/index.ts';
import { appointment, clinic, followup } from '../fixtures.ts';

const intake: JourneyState['intake'] = {
  answers: { notes: { reason: { notes: 'Cough' } } },
  filled: {},
  position: { step: 'notes', page: 'reason' },
  phase: 'editing',
  completed: [],
  verified: [],
  attempted: [],
  refusals: 0,
};
const attempt: JourneyState['attempt'] = {
  key: 'key-1',
  at: '2027-03-01T10:00:00.000Z',
  request: {
    businessName: 'tlc',
    serviceIds: [29],
    dateTime: { value: '2027-03-15 09:00:00', timezone: 'America/New_York' },
  },
};
const prescreen = { key: 'physicals/61' };
const patient = { name: 'Pat Doe' };
const picked = { appointment: appointment(), provider: clinic };
const first = appointment({ id: 'a', confirmCode: 'K' });
const second = { ...followup, id: 'b', confirmCode: 'L' };
const other = appointment({ id: 'c', confirmCode: 'M' });
const pair = { appointment: first, followup: second, provider: clinic };
const flow = { name: 'IN_PERSON', step: 3 } as const;
const filled: JourneyState = { flow, picked, intake };
/** A booking was sent and has no answer yet. */
const sent: JourneyState = {
  ...filled,
  attempt,
  picked: { ...picked, appointment: appointment({ isSent: true }) },
};
const prescreened = { type: 'vaccines', serviceIds: [101, 102] };
const another = { ...attempt, key: 'another' };
/** A later booking was sent and refused. */
const doubtful: JourneyState = { ...filled, picked: { ...picked, appointment: appointment({ wasSent: true }) } };

describe('the journey', () => {
  it.each<[string, JourneyState, JourneyAction, JourneyState]>([
    ['keeps answers', { flow, picked }, { type: 'answered', intake }, filled],
    ['keeps answers when the slot goes', filled, { type: 'clearAppointment' }, { flow, picked: {}, intake }],
    ['keeps the prescreen', { flow, picked }, { type: 'prescreened', prescreen }, { flow, picked, prescreen }],
    [
      'keeps the prescreen when the slot goes',
      { flow, picked, prescreen },
      { type: 'clearAppointment' },
      { flow, picked: {}, prescreen },
    ],
    [
      'keeps what the prescreen passes to the form',
      filled,
      { type: 'answeredBefore', prescreened, priorAnswers: { state: 'OH' } },
      { ...filled, prescreened: [prescreened], priorAnswers: { state: 'OH' } },
    ],
    [
      'knows that the prescreen has led to its results',
      { flow, picked, prescreen },
      { type: 'answeredBefore', prescreened, priorAnswers: {} },
      { flow, picked, prescreen: { ...prescreen, isFinished: true }, prescreened: [prescreened], priorAnswers: {} },
    ],
    [
      'knows the nine newest of the answered prescreens',
      { flow, picked, prescreened: Array.from({ length: 9 }, (_, id) => ({ type: 'vaccines', serviceIds: [id] })) },
      { type: 'answeredBefore', prescreened, priorAnswers: {} },
      {
        flow,
        picked,
        prescreened: [...[1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ type: 'vaccines', serviceIds: [id] })), prescreened],
        priorAnswers: {},
      },
    ],
    ['keeps what was sent', filled, { type: 'attempted', attempt }, sent],
    ['forgets what was sent once it is refused', sent, { type: 'refused' }, filled],
    ['sends the same again', sent, { type: 'attempted', attempt }, sent],
    [
      'knows of an earlier booking without an answer when another is sent',
      sent,
      { type: 'attempted', attempt: another },
      {
        ...doubtful,
        attempt: another,
        picked: { ...picked, appointment: appointment({ isSent: true, wasSent: true }) },
      },
    ],
    ['knows of it still when the other is refused', { ...doubtful, attempt: another }, { type: 'refused' }, doubtful],
    [
      'forgets it once confirmed',
      doubtful,
      { type: 'confirmed', booked: { id: 'a', confirmCode: 'K' }, patient },
      { flow, picked: { appointment: first, provider: clinic }, patient },
    ],
    [
      'drops answers and what was sent once confirmed',
      { ...sent, prescreen, prescreened: [prescreened] },
      { type: 'confirmed', booked: { id: 'a', confirmCode: 'K' }, patient },
      { flow, picked: { appointment: appointment({ id: 'a', confirmCode: 'K' }), provider: clinic }, patient },
    ],
    ['drops the patient with the slot', { flow, picked, patient }, { type: 'clearAppointment' }, { flow, picked: {} }],
    [
      'forgets the person and keeps the slot',
      { ...filled, patient, attempt, prescreen, prescreened: [prescreened] },
      { type: 'forgetPerson' },
      { flow, picked, answersGone: true, prescreened: [prescreened] },
    ],
    ['forgets nothing where nothing was answered', { flow, picked }, { type: 'forgetPerson' }, { flow, picked }],
    [
      'knows that answers are gone after the person is forgotten once more',
      { flow, picked, answersGone: true },
      { type: 'forgetPerson' },
      { flow, picked, answersGone: true },
    ],
    [
      'says no more of answers that are gone once another time is picked',
      { flow, picked, answersGone: true },
      { type: 'setAppointment', appointment: second, provider: clinic },
      { flow, picked: { appointment: second, provider: clinic } },
    ],
    [
      'says so still while the time stays',
      { flow, picked, answersGone: true },
      { type: 'setFollowup', followup },
      { flow, picked: { ...picked, followup }, answersGone: true },
    ],
    [
      'drops the patient with the slot that another replaces',
      { flow, picked: pair, patient },
      { type: 'setAppointment', ...picked },
      { flow, picked },
    ],
    [
      'shows both of a pair that is canceled',
      { flow, picked: pair, patient },
      { type: 'canceled', appointments: [first, second], provider: clinic },
      { flow, picked: pair, patient, canceled: { appointments: [first, second], provider: clinic } },
    ],
    [
      'keeps the first of a pair when the second is canceled among others',
      { flow, picked: pair, patient },
      { type: 'canceled', appointments: [other, second], provider: clinic },
      {
        flow,
        picked: { appointment: first, provider: clinic },
        patient,
        canceled: { appointments: [other, second], provider: clinic },
      },
    ],
    [
      'keeps a pair when neither is canceled',
      { flow, picked: pair, patient },
      { type: 'canceled', appointments: [other], provider: clinic },
      { flow, picked: pair, patient, canceled: { appointments: [other], provider: clinic } },
    ],
    [
      'keeps the first of a pair when the second is canceled',
      { flow, picked: pair, patient },
      { type: 'canceled', appointments: [second], provider: clinic },
      {
        flow,
        picked: { appointment: first, provider: clinic },
        patient,
        canceled: { appointments: [second], provider: clinic },
      },
    ],
    [
      'shows what is canceled until the guest leaves, and what was canceled before',
      {
        flow,
        picked: { appointment: first, provider: clinic },
        patient,
        canceled: { appointments: [second], provider: clinic },
      },
      { type: 'canceled', appointments: [first], provider: clinic },
      {
        flow,
        picked: { appointment: first, provider: clinic },
        patient,
        canceled: { appointments: [second, first], provider: clinic },
      },
    ],
    [
      'knows what was canceled after the appointment is cleared',
      { flow, picked: pair, patient, canceled: { appointments: [first, second], provider: clinic } },
      { type: 'clearAppointment' },
      { flow, picked: {}, canceled: { appointments: [first, second], provider: clinic } },
    ],
    [
      'forgets what was canceled',
      { flow, picked: {}, canceled: { appointments: [first], provider: clinic } },
      { type: 'forgetCanceled' },
      { flow, picked: {} },
    ],
    [
      'forgets with the person what was canceled',
      { flow, picked: {}, canceled: { appointments: [first], provider: clinic } },
      { type: 'forgetPerson' },
      { flow, picked: {} },
    ],
    ['counts steps', filled, { type: 'continueFlow' }, { ...filled, flow: { ...flow, step: 4 } }],
  ])('%s', (_what, before, action, after) => {
    expect(reduceJourney(before, action)).toEqual(after);
  });

  it('stays the same object where the picked appointments do', () => {
    expect(reduceJourney(initialJourney, { type: 'clearFollowup' })).toBe(initialJourney);
  });
});
