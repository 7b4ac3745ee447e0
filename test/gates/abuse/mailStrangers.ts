import { defaultLimits } from '../../../reference-backend/limits/limits.ts';
import { readOutbox } from '../../../reference-backend/mail/outbox.ts';
import { booking, clinic, paths } from '../../reference-backend/support/calls.ts';
import type { Bar } from '../Gate.ts';
import { type Attacked, flu, inParallel } from './Attacked.ts';

/** As many as one client can book at a clinic. */
const attempts = defaultLimits.bookingsPerClientAtPlace.most;

const spellings = ['victim@example.com', 'Victim@Example.com', 'vic.tim@example.com', 'victim+NN@example.com'];

const names = ['See https://evil.example/NN', 'evil.com NN', 'Ann You won, call 555 01NN', '<a href=//evil.example>NN'];

/** Makes many bookings for one mailbox, with names that contain a stranger's message. */
export async function mailStrangers({ backends, caller, freeTimes }: Attacked): Promise<readonly Bar[]> {
  const answers = await inParallel(attempts, (turn) => {
    const filled = (templates: readonly string[]) =>
      (templates[turn % templates.length] ?? '').replace('NN', String(turn));
    const { basicInfo, ...rest } = booking('', '');
    const body = {
      ...rest,
      serviceIds: [flu],
      dateTime: { value: freeTimes[turn] ?? '', timezone: clinic.timezone },
      basicInfo: { ...basicInfo, firstName: filled(names), email: filled(spellings) },
    };
    return caller(turn, `Sender${turn}`)('POST', paths.appointments, { body });
  });
  const booked = answers.filter(({ status }) => status === 200).length;
  const unexpected = answers.filter(({ status }) => status !== 200).length;
  const mails = await readOutbox(backends.database);
  const tainted = mails.filter((mail) => /evil|You won|555 01/.test(mail.text + mail.html)).length;
  const { most } = defaultLimits.bookingsPerMailAddress;
  return [
    {
      bar: 'Mails to one mailbox',
      cases: attempts,
      figure: `${mails.length} of ${attempts}, ${unexpected} unexpected answers`,
      goal: `${most} a day, then a list an hour`,
      met: mails.length === most + 2 && booked === attempts && unexpected === 0,
    },
    {
      bar: "A stranger's words in our mails",
      cases: mails.length,
      figure: `${tainted} of ${mails.length} mails`,
      goal: '0',
      met: tainted === 0,
    },
  ];
}
