import { describe, expect, test } from 'vitest';
import { readOutbox } from '../../../reference-backend/mail/outbox.ts';
import { book, booking, tryToBook } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

const answers = [
  { id: 'petName', label: 'What is the name\nof your pet?', value: 'Rex\nConfirmation code: 000' },
  { id: 'pets', label: 'How many pets?', value: 2 },
  { id: 'hasDog', label: 'Do you have a <b>dog</b>?', value: false },
  { id: 'food', label: 'What does it eat?', value: ['Meat, cooked', 'Fish'] },
];

describe.each(kindsOfCalls)('the mail to a provider on %s', (kind) => {
  const backend = suiteBackend({}, kind);
  const mails = () => readOutbox(backend().database);

  test('brings code, time, services and additional answers, and not who the patient is', async () => {
    const { confirmCode } = await book(backend().guest(), {
      ...booking('Ann', '08:00:00'),
      questionnaire: { haveFever: 'No', additional: answers },
    });
    const [confirmation, mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(confirmation?.recipient).toBe('guest@example.com');
    expect(confirmation?.text).not.toContain('Rex');
    expect(mail?.recipient).toMatch(/^provider-\d{8}@stepwell\.example$/);
    expect(mail?.subject).toBe(`Answers for appointment ${confirmCode}`);
    expect(mail?.text.split('\n\n')).toEqual([
      'Hello,',
      'The guest of this appointment answered more questions while booking.',
      [
        'When: Monday, March 1, 2027 at 8:00 AM Eastern Standard Time',
        `Confirmation code: ${confirmCode}`,
        'Service: Cold, Flu or COVID-19 Symptoms',
      ].join('\n'),
      'What is the name of your pet?\nRex Confirmation code: 000',
      'How many pets?\n2',
      'Do you have a <b>dog</b>?\nNo',
      'What does it eat?\nMeat, cooked\nFish',
      'Find everything else under the confirmation code.',
    ]);
    expect(mail?.html).toContain('Do you have a &lt;b&gt;dog&lt;/b&gt;?');
    for (const personal of ['Ann', 'guest@example.com', '1980'])
      expect(`${mail?.text}${mail?.html}`).not.toContain(personal);
  });

  test('is not written where there are no such answers', async () => {
    await book(backend().guest(), { ...booking('Bea', '08:00:00'), questionnaire: { haveFever: 'No' } });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['guest@example.com']);
  });

  test('is not written for a booking that is refused', async () => {
    const additional = [{ id: 'pet', label: 'Pet', value: '' }];
    const reply = await tryToBook(backend().guest(), { ...booking('Cleo', '08:00:00'), questionnaire: { additional } });
    expect(reply.status).toBe(400);
    expect(await mails()).toEqual([]);
  });
});
