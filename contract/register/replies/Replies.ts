import { checkClinicDetailsReply } from '../../../schemas/generated/api/places/clinic-details/reply.js';
import { checkClinicInfoReply } from '../../../schemas/generated/api/places/clinic-info/reply.js';
import { checkListClinicsReply } from '../../../schemas/generated/api/places/list-clinics/reply.js';
import { checkListClinicsRequest } from '../../../schemas/generated/api/places/list-clinics/request.js';
import { checkSearchClinicsReply } from '../../../schemas/generated/api/places/search-clinics/reply.js';
import { checkSearchClinicsRequest } from '../../../schemas/generated/api/places/search-clinics/request.js';
import { checkRefreshTimeSlotsRequest } from '../../../schemas/generated/api/time-slots/refresh-time-slots/request.js';
import { checkSearchTimeSlotsReply } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { checkSearchTimeSlotsRequest } from '../../../schemas/generated/api/time-slots/search-time-slots/request.js';
import type { ContractName } from '../../calls/addresses.ts';
import type { Query, Sending } from '../../exchange/Sending.ts';
import type { Finding } from '../Finding.ts';
import { askedPage } from './clinics/AskedPage.ts';
import { askedClinic, type ClinicPage, oneClinicFindings, pageFindings } from './clinics/clinicFindings.ts';
import { pageNearby } from './clinics/pageNearby.ts';
import { SeenNearby } from './nearby/SeenNearby.ts';
import { PlainReplies } from './PlainReplies.ts';
import { type Described, SeenProviders } from './SeenProviders.ts';
import { askedBy } from './slots/orderWrong.ts';
import { SeenPeople } from './slots/SeenPeople.ts';
import { SeenTimes } from './slots/SeenTimes.ts';
import { type SlotReply, slotFindings } from './slots/slotFindings.ts';
import { slotsNearby } from './slots/slotsNearby.ts';

/** The clock of the server. */
export interface ServerClock {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether it was not set. */
  readonly isRight: boolean;
}

/**
 * Holds every right reply of the calls that read to what its request asks for, and to what other replies have said: whatever
 * case asked, and whether a case or what prepares one.
 */
export class Replies {
  readonly #providers = new SeenProviders();
  readonly #times = new SeenTimes();
  readonly #slotsNearby = new SeenNearby();
  readonly #listsNearby = new SeenNearby();
  readonly #people = new SeenPeople();
  readonly #plain = new PlainReplies();

  noteWrite(sending: Sending): void {
    this.#times.noteWrite(sending);
  }

  /** Holds what a reply says of one place or person to all others. */
  ofProvider(id: string, said: Described['said'], at: string): Finding {
    return this.#providers.finding([{ id, said, at }], false);
  }

  findings(call: ContractName, sending: Sending, reply: unknown, clock: ServerClock): readonly Finding[] {
    const { query = {} } = sending;
    if (call === 'search-time-slots')
      return checkSearchTimeSlotsRequest(query) && checkSearchTimeSlotsReply(reply)
        ? this.#slots(reply, query, clock)
        : [];
    if (call === 'refresh-time-slots')
      return checkRefreshTimeSlotsRequest(query) && checkSearchTimeSlotsReply(reply)
        ? this.#slots(reply, query, clock)
        : [];
    if (call === 'list-clinics')
      return checkListClinicsRequest(query) && checkListClinicsReply(reply)
        ? this.#page(call, reply, query, clock)
        : [];
    if (call === 'search-clinics')
      return checkSearchClinicsRequest(query) && checkSearchClinicsReply(reply)
        ? this.#page(call, reply, query, clock)
        : [];
    if (call === 'clinic-details' || call === 'clinic-info') return this.#clinic(call, sending, reply, clock);
    return this.#plain.findings(call, sending, reply);
  }

  #slots(reply: SlotReply, query: Query, { now, isRight }: ServerClock): readonly Finding[] {
    const { appointmentTimeSlots: rows } = reply.data;
    const described = rows.map(({ provider }, index) => ({
      id: provider.providerId,
      said: provider,
      at: `/data/appointmentTimeSlots/${index}/provider`,
    }));
    return [
      ...slotFindings(reply, query, now),
      this.#providers.finding(described, isRight),
      slotsNearby(this.#slotsNearby, reply, query),
      this.#people.finding(reply, query, (id) => this.#providers.businessOf(id)),
      ...(isRight ? [this.#times.finding(reply, query, now)] : []),
      ...this.#codes(reply, query),
    ];
  }

  /** Near a place, a search says by a warning that a code is not valid. */
  #codes({ warnings }: SlotReply, query: Query): readonly Finding[] {
    if (query['filter.benefitCode'] === undefined || askedBy(query) !== 'place') return [];
    const isValid = !warnings?.appointmentTimeSlots?.some(({ code }) => code === 'invalidBenefitCode');
    return [this.#plain.codeFinding(query, isValid, '/warnings/appointmentTimeSlots')];
  }

  #page(call: ContractName, page: ClinicPage, query: Query, { now, isRight }: ServerClock): readonly Finding[] {
    const asked = askedPage(call, query);
    const described = page.data.clinics.map((clinic, index) => ({
      id: clinic.id,
      said: clinic,
      at: `/data/clinics/${index}`,
    }));
    return [
      ...pageFindings(page, asked, now, (id) => this.#providers.businessOf(id)),
      this.#providers.finding(described, isRight),
      pageNearby(this.#listsNearby, page, asked),
    ];
  }

  #clinic(
    call: 'clinic-details' | 'clinic-info',
    sending: Sending,
    reply: unknown,
    { now, isRight }: ServerClock,
  ): readonly Finding[] {
    const isRightReply = call === 'clinic-details' ? checkClinicDetailsReply(reply) : checkClinicInfoReply(reply);
    const id = askedClinic(call, sending);
    if (!isRightReply || !checkClinicInfoReply(reply) || id === undefined) return [];
    const { clinic } = reply.data;
    return [
      ...oneClinicFindings(clinic, id, now),
      this.#providers.finding([{ id, said: clinic, at: '/data/clinic' }], isRight),
    ];
  }
}
