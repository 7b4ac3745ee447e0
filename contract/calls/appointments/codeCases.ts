import { DateTime } from 'luxon';
import type { Asked, ContractCase } from '../../case/ContractCase.ts';
import { blocked, skipped } from '../../case/SkippedCase.ts';
import { limitReached } from '../../check/limitReached.ts';
import type { Sending } from '../../exchange/Sending.ts';
import type { Booked, World } from '../../world/World.ts';
import type { ContractName } from '../addresses.ts';

/** What names an appointment. */
export interface Named {
  readonly id: string;
  readonly confirmCode: string;
}

/** An appointment that does not exist. */
export const nobodys: Named = { id: 'AAAAAAAAAAAAAAAAAAAAAA', confirmCode: 'WRONG-CODE' };

/** A pair as it was booked. */
export async function bookedPair({ find, book }: World) {
  const { first, followup: followupAppointment } = await find.pairs.next();
  const { appointment, followup } = await book(first, { followupAppointment });
  return { first: appointment, second: followup ?? appointment };
}

/** Minutes after the beginning of a visit: not yet its end. */
const MINUTES = 2;

/**
 * Books a pair, and sets the clock to shortly after its first visit has begun.
 * @throws SkippedCase where nobody sets the clock of the server
 */
export async function bookedAndPast({ find, book, setClock }: World): Promise<Booked> {
  const { first, followup: followupAppointment } = await find.pairs.next();
  if (!setClock) throw skipped('what is past is not proven: nobody sets the clock of the server');
  const booked = await book(first, { followupAppointment });
  await setClock(DateTime.fromSQL(first.time, { zone: first.timezone }).plus({ minutes: MINUTES }).toJSDate());
  return booked;
}

/**
 * The code of a follow-up does nothing to the first appointment, which would take the follow-up with it. What the code of the
 * first does to the follow-up, which is nothing either, is noted from the answer.
 * @param send a right request about an appointment
 */
export const secondsCodeCase = <Reply>(
  call: ContractName,
  send: (named: Named, world: World) => Sending | Promise<Sending>,
): ContractCase<Reply> => ({
  name: 'of the first of a pair with the code of the second',
  statuses: [404],
  code: 'appointmentNotFound',
  send: async (world) => {
    const { first, second } = await bookedPair(world);
    await world.guest.send(call, await send({ ...second, confirmCode: first.confirmCode }, world));
    return send({ ...first, confirmCode: second.confirmCode }, world);
  },
});

/** A right request of a call that takes an appointment's code. */
export interface Coded<Reply> {
  readonly named: Named;
  readonly send: (named: Named) => Sending;
  readonly findViolation?: Asked<Reply>['findViolation'];
}

const wrongCodes: readonly (readonly [string, (code: string) => string])[] = [
  ['a wrong code', () => nobodys.confirmCode],
  ['a code whose last character is another', (code) => `${code.slice(0, -1)}${code.endsWith('K') ? 'M' : 'K'}`],
  ['a code without its last character', (code) => code.slice(0, -1)],
  ['a code with one character more', (code) => `${code}K`],
];

/**
 * A code is compared as a whole: one that is nearly right is refused in the same words as an id that does not exist. Only
 * upper and lower case are one.
 * @param ask makes an appointment, and a right request about it
 */
export const codeCases = <Reply>(
  call: ContractName,
  ask: (world: World) => Promise<Coded<Reply>>,
): readonly ContractCase<Reply>[] => [
  ...wrongCodes.map(([name, change]) => ({
    name: `with ${name}, answered like an unknown id`,
    statuses: [404],
    code: 'appointmentNotFound',
    send: async (world: World) => {
      const { named, send } = await ask(world);
      const unknown = await world.guest.send(call, send(nobodys));
      const limit = limitReached(unknown);
      if (limit !== undefined) throw blocked(limit);
      return {
        ...send({ ...named, confirmCode: change(named.confirmCode) }),
        ...(unknown.kind === 'answered' && { sameAs: unknown.text }),
      };
    },
  })),
  {
    name: 'of a canceled appointment with a wrong code, answered like an unknown id',
    statuses: [404],
    code: 'appointmentNotFound',
    send: async (world) => {
      const { named, send } = await ask(world);
      const { id, confirmCode } = named;
      await world.guest.send('cancel-appointment', { id, body: { status: 'CANCELED', confirmCode } });
      return send({ id, confirmCode: nobodys.confirmCode });
    },
  },
  {
    name: 'of an id that has another form than all others, answered like an unknown id',
    statuses: [404],
    code: 'appointmentNotFound',
    send: async (world) => {
      const { named, send } = await ask(world);
      return send({ ...named, id: 'any.thing' });
    },
  },
  {
    name: 'with the code in lower case',
    statuses: [200],
    send: async (world) => {
      const { named, send, findViolation } = await ask(world);
      const sending = send({ ...named, confirmCode: named.confirmCode.toLowerCase() });
      return { ...sending, ...(findViolation && { findViolation }) };
    },
  },
];
