import type { ContractViolation } from '../../../check/CheckResult.ts';
import { unless } from '../../../check/unless.ts';
import type { Query } from '../../../exchange/Sending.ts';
import type { Finding } from '../../Finding.ts';
import { askedBy } from './orderWrong.ts';
import { MOST, type SlotReply } from './slotFindings.ts';

const at = '/data/appointmentTimeSlots';

/** Who was found by state, and by id: every reply to the same question has the same, whatever the days, and whichever call asks. */
export class SeenPeople {
  readonly #byState = new Map<string, readonly string[]>();

  /** @param businessOf the business of a provider who was found before */
  finding(reply: SlotReply, query: Query, businessOf: (id: string) => string | undefined): Finding {
    const way = askedBy(query);
    return {
      promise: 'by state or by id, everybody who is known to be there',
      violation:
        way === 'state'
          ? this.#stateWrong(reply, query)
          : way === 'ids'
            ? idsWrong(reply, query, businessOf)
            : undefined,
    };
  }

  #stateWrong({ data, warnings }: SlotReply, query: Query): ContractViolation | undefined {
    const found = data.appointmentTimeSlots.map(({ provider }) => provider.providerId);
    const most = Number(query['filter.maxResults'] ?? MOST);
    const state = query['filter.state'] ?? query['filter.licensureState'];
    const lists = [query['filter.businessNames'], query['filter.serviceIds']].map((list) => [list].flat().toSorted());
    const key = JSON.stringify([state, query['filter.isVirtualVisit'], ...lists]);
    const known = this.#byState.get(key);
    if (!known && found.length < most) this.#byState.set(key, found);
    if (!known) return undefined;
    const expected = known.slice(0, most).join();
    const isWarned = warnings?.appointmentTimeSlots?.some(({ code }) => code === 'moreProviders') === true;
    return (
      unless(
        found.join() === expected,
        at,
        `${expected || 'nobody'}, as by another search`,
        found.join() || 'nobody',
      ) ??
      unless(
        query['filter.state'] === undefined || isWarned === known.length > most,
        '/warnings/appointmentTimeSlots',
        isWarned ? 'nothing of more providers, as nobody is left out' : 'moreProviders',
        isWarned ? 'moreProviders' : 'no such warning',
      )
    );
  }
}

function idsWrong({ data }: SlotReply, query: Query, businessOf: (id: string) => string | undefined) {
  const businesses: readonly string[] = [query['filter.businessNames'] ?? []].flat();
  const found = data.appointmentTimeSlots.map(({ provider }) => provider.providerId);
  const missing = String(query['filter.locationIds'])
    .split(',')
    .find((id) => businesses.includes(businessOf(id) ?? '') && !found.includes(id));
  return unless(missing === undefined, at, `with ${missing}, who was found before`, 'without');
}
