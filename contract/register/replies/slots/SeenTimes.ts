import type { ContractViolation } from '../../../check/CheckResult.ts';
import { firstWrong, unless } from '../../../check/unless.ts';
import { isRecord } from '../../../exchange/json.ts';
import type { Query, Sending } from '../../../exchange/Sending.ts';
import type { Finding } from '../../Finding.ts';
import type { SlotReply } from './slotFindings.ts';

/** The free times of one service at one provider on one day, joined, and when they were said. */
interface Said {
  readonly times: string;
  readonly at: number;
}

/** Others use an environment, too: what was said long ago says nothing. */
const FRESH_MS = 20_000;

const DAY_MS = 86_400_000;

/**
 * The free times that searches have said: a service has the same at a provider on a day, whatever else a search asks for, how it
 * asks, and who asks. A day at a place with which the run has done anything is compared no more.
 */
export class SeenTimes {
  readonly #said = new Map<string, Said>();
  readonly #touched = new Set<string>();

  /** Notes where and when a request would hold, book or move something. */
  noteWrite({ body }: Sending): void {
    if (!isRecord(body)) return;
    const where = typeof body.locationNumber === 'string' ? body.locationNumber : ANYWHERE;
    const followup = isRecord(body.followupAppointment) ? body.followupAppointment : body.followup;
    const times = [body.reservationTime, body.dateTime, isRecord(followup) ? followup.dateTime : undefined];
    for (const time of times.map((each) => (isRecord(each) ? each.value : each)))
      if (typeof time === 'string') this.#touched.add(`${where} ${time.slice(0, 10)}`);
  }

  finding({ data: { appointmentTimeSlots: rows } }: SlotReply, query: Query, now: number): Finding {
    const days = daysOf(query).filter((day) => day > today(now));
    const violation = firstWrong(
      ...rows.flatMap(({ provider: { providerId }, services }, index) =>
        services.flatMap(({ id, availability }, which) =>
          days.map((day) => {
            const slots = availability.find(({ date }) => date === day)?.timeslots ?? [];
            const at = `/data/appointmentTimeSlots/${index}/services/${which}/availability`;
            return this.#compare(providerId, id, day, { times: slots.map(({ value }) => value).join(), at: now }, at);
          }),
        ),
      ),
    );
    return { promise: 'the times that another search has just found there for the service', violation };
  }

  #compare(provider: string, service: number, day: string, said: Said, at: string): ContractViolation | undefined {
    if (this.#touched.has(`${provider} ${day}`) || this.#touched.has(`${ANYWHERE} ${day}`)) return undefined;
    const key = `${provider} ${service} ${day}`;
    const known = this.#said.get(key);
    this.#said.set(key, said);
    if (!known || said.at - known.at > FRESH_MS) return undefined;
    return unless(
      known.times === said.times,
      at,
      `on ${day} ${shorten(known.times)}, as another search says`,
      shorten(said.times),
    );
  }
}

/** Instead of a place where a visit is with whoever is free. */
const ANYWHERE = 'anywhere';

const shorten = (times: string): string =>
  times === '' ? 'no times' : `${times.split(',').length} times from ${times.slice(11, 16)}`;

/** Days of which no time becomes past while they are compared: those after today, in every zone of the chain. */
const today = (now: number): string => new Date(now).toISOString().slice(0, 10);

function daysOf(query: Query): readonly string[] {
  const [first, last] = [Date.parse(String(query['filter.startDate'])), Date.parse(String(query['filter.endDate']))];
  const count = Math.min(14, Math.round((last - first) / DAY_MS) + 1);
  return Array.from({ length: Math.max(0, count || 0) }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
}
