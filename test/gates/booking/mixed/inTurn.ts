import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { deleteExpired } from '../../../../reference-backend/database/retention/deleteExpired.ts';
import { readCode } from '../../../reference-backend/support/calls.ts';
import type { Backends } from '../Backends.ts';
import type { Answer } from '../Caller.ts';
import { takenSteps } from '../takenSteps.ts';
import { wrongClaims } from '../wrongClaims.ts';
import { BookingModel, type Expected } from './BookingModel.ts';
import { createRecords, type GuestRecords, learn } from './GuestRecords.ts';
import { type Operation, operations } from './Operation.ts';
import { send, sentBy } from './sending.ts';

/** One run of the model together with the servers. */
interface Together {
  readonly model: BookingModel;
  readonly records: GuestRecords;
}

const longest = 120;
/** The average length of a run, since runs have all lengths up to the longest. */
const usual = longest / 2;

const isAnswer = ({ status, body }: Answer, expected: Expected): boolean =>
  status === expected.status &&
  (expected.code === undefined || readCode(body) === expected.code) &&
  (expected.body === undefined || isDeepStrictEqual(body, expected.body));

/**
 * Performs an operation on the model and on a server.
 * @throws Error when the reply, or the database afterwards, differs from the model
 */
async function perform(operation: Operation, { model, records }: Together, backends: Backends): Promise<void> {
  const { urls, database, setClock } = backends;
  const sent = sentBy(operation, records);
  if (operation.do === 'wait') {
    model.wait(operation.minutes);
    await setClock(new Date(model.now).toISOString());
  }
  if (operation.do === 'tidy') await deleteExpired(database, { now: new Date(model.now) });
  if (sent) {
    const expected = model.expect(sent);
    const answer = await send(urls, sent, records.sent.length);
    if (!isAnswer(answer, expected))
      throw new Error(`${JSON.stringify(sent)}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(answer)}`);
    if (answer.status === 200) model.succeed(sent, answer.body);
    learn(records, answer.body);
  }
  await compare(model, database);
}

/** @throws Error when the database and the model differ in which slots are taken */
async function compare(model: BookingModel, database: Backends['database']): Promise<void> {
  const wrong = await wrongClaims(database);
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  const [wanted, taken] = [model.taken(), await takenSteps(database, model.now)];
  if (isDeepStrictEqual(taken, wanted)) return;
  throw new Error(`taken: ${taken.join(', ')}; the model: ${wanted.join(', ')}`);
}

/**
 * Performs one operation after the other, in runs of up to 120 that begin without bookings, until `count` were done:
 * each reply and each row of claims must match the model.
 * @returns how many were done, and the failing case, reduced as far as possible, with its seed
 */
export async function inTurn(backends: Backends, count: number, seed: number) {
  const failures: string[] = [];
  let done = 0;
  const createCommand = (operation: Operation): fc.AsyncCommand<Together, Backends> => ({
    check: () => true,
    run: async (together, real) => {
      done += 1;
      await perform(operation, together, real);
    },
    toString: () => JSON.stringify(operation),
  });
  const runs = fc.commands([operations.map(createCommand)], { maxCommands: Math.min(longest, count), size: 'max' });
  const property = fc.asyncProperty(runs, (commands) =>
    fc.asyncModelRun(async () => {
      await backends.clear();
      const model = new BookingModel();
      await backends.setClock(new Date(model.now).toISOString());
      return { model: { model, records: createRecords() }, real: backends };
    }, commands),
  );
  for (let more = 0; done < count && failures.length === 0; more += 1) {
    const details = await fc.check(property, { seed: seed + more, numRuns: Math.ceil((count - done) / usual) });
    if (details.failed) failures.push(`${details.errorInstance}\n${await fc.asyncDefaultReportMessage(details)}`);
  }
  return { done, failures };
}
