import { DateTime, IANAZone } from 'luxon';
import type { TimeSlotRow } from '../../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { ContractViolation } from '../../../check/CheckResult.ts';
import { firstWrong, unless } from '../../../check/unless.ts';
import type { Query } from '../../../exchange/Sending.ts';
import type { Finding } from '../../Finding.ts';
import { isOpenAt } from './isOpenAt.ts';
import { orderWrong } from './orderWrong.ts';

export interface SlotReply {
  readonly data: { readonly appointmentTimeSlots: readonly TimeSlotRow[] };
  readonly warnings?: { readonly appointmentTimeSlots?: readonly { readonly code: string }[] };
}

/** The most providers of a reply whose query names no limit. */
export const MOST = 50;

const rowsAt = '/data/appointmentTimeSlots';

/**
 * What is promised of every reply to a search for times, whatever was asked for.
 * @param now what the clock of the server shows, in milliseconds
 */
export function slotFindings({ data, warnings }: SlotReply, query: Query, now: number): readonly Finding[] {
  const rows = data.appointmentTimeSlots;
  const most = Number(query['filter.maxResults'] ?? MOST);
  const each = (find: (row: TimeSlotRow, at: string) => ContractViolation | undefined) =>
    firstWrong(...rows.map((row, index) => find(row, `${rowsAt}/${index}`)));
  return [
    {
      promise: 'as many providers as were asked for at most, each once, in the promised order',
      violation: firstWrong(
        unless(rows.length <= most, rowsAt, `${most} at most`, `a list of ${rows.length}`),
        orderWrong(rows, query),
      ),
    },
    { promise: 'providers who were asked for, described as promised', violation: each(providerWrong(query)) },
    { promise: 'the services that were asked for, in this order', violation: each(servicesWrong(query)) },
    {
      promise: 'days of the window and times of their days, ascending, to come, and while the place is open',
      violation: each(timesWrong(query, now)),
    },
    {
      promise: 'no warning that is not so, and each once',
      violation: firstWrong(
        ...(warnings?.appointmentTimeSlots ?? []).map(({ code }, index, all) =>
          firstWrong(
            warningWrong(code, index, rows, query),
            unless(
              all.findIndex((other) => other.code === code) === index,
              `/warnings/appointmentTimeSlots/${index}`,
              'each once',
              `${code} again`,
            ),
          ),
        ),
      ),
    },
  ];
}

/** Finds a warning that says what is not so. */
function warningWrong(
  code: string,
  index: number,
  rows: readonly TimeSlotRow[],
  query: Query,
): ContractViolation | undefined {
  const most = Number(query['filter.maxResults'] ?? MOST);
  const isSo =
    code === 'moreProviders'
      ? rows.length === most
      : code === 'notLicensed'
        ? rows.length === 0 && query['filter.state'] !== undefined
        : code !== 'invalidBenefitCode' ||
          (query['filter.benefitCode'] !== undefined && !rows.some(({ provider }) => provider.isBenefitCode === true));
  return unless(isSo, `/warnings/appointmentTimeSlots/${index}`, 'a warning that fits what was found', code);
}

/** As a provider's phone is written; that of a clinic may have any form. */
const PHONE = /^\d{3}-\d{3}-\d{4}$/;

const providerWrong =
  (query: Query) =>
  ({ provider }: TimeSlotRow, at: string): ContractViolation | undefined => {
    const businesses: readonly string[] = [query['filter.businessNames'] ?? []].flat();
    const state = query['filter.state'] ?? query['filter.licensureState'];
    return firstWrong(
      unless(
        businesses.includes(provider.businessName),
        `${at}/provider/businessName`,
        `${businesses.join(' or ')}, as asked for`,
        provider.businessName,
      ),
      unless(IANAZone.isValidZone(provider.timezone), `${at}/provider/timezone`, 'a time zone', provider.timezone),
      unless(
        provider.isBenefitCode !== true || query['filter.benefitCode'] !== undefined,
        `${at}/provider/isBenefitCode`,
        'not true, as the search has no code',
        'true',
      ),
      unless(PHONE.test(provider.phone ?? '000-000-0000'), `${at}/provider/phone`, 'nnn-nnn-nnnn', 'another form'),
      unless(
        provider.licensureState === undefined || state === undefined || provider.licensureState === state,
        `${at}/provider/licensureState`,
        `${state}, as asked for`,
        String(provider.licensureState),
      ),
      breaksWrong(provider, `${at}/provider/operatingHours/isBreakSame`),
    );
  };

/** Finds a place whose hours have other breaks than they say. */
function breaksWrong({ operatingHours: hours }: TimeSlotRow['provider'], at: string): ContractViolation | undefined {
  if (!hours) return undefined;
  const open = [hours.mondayToFriday, hours.saturday, hours.sunday].filter((day) => day !== undefined);
  const breaks = new Set(open.map(({ breakStart, breakEnd }) => `${breakStart} ${breakEnd}`));
  const isSame = breaks.size <= 1;
  return unless(hours.isBreakSame === isSame, at, `${isSame}, by the breaks of its days`, String(hours.isBreakSame));
}

const servicesWrong =
  (query: Query) =>
  ({ services }: TimeSlotRow, at: string): ContractViolation | undefined => {
    const requested = [query['filter.serviceIds'] ?? []].flat().map(Number).join(', ');
    const actual = services.map(({ id }) => id).join(', ');
    return unless(actual === requested, `${at}/services`, `services ${requested}, in this order`, actual || 'none');
  };

const timesWrong =
  (query: Query, now: number) =>
  ({ provider, services }: TimeSlotRow, at: string): ContractViolation | undefined => {
    const earliest = wallTime(provider.timezone, now);
    const [from, to] = [String(query['filter.startDate']), String(query['filter.endDate'])];
    return firstWrong(
      ...services.map(({ isAvailable, availability }, index) => {
        const here = `${at}/services/${index}/availability`;
        const days = availability.map(({ date }) => date);
        const times = availability.flatMap(({ timeslots }) => timeslots.map(({ value }) => value));
        const outside = days.find((day) => day < from || day > to);
        const past = times.find((time) => time < earliest);
        const closed = times.find((time) => !isOpenAt(provider, time));
        const strange = availability.find(({ date, timeslots }) =>
          timeslots.some(({ value }) => !value.startsWith(date)),
        );
        const empty = availability.find(({ timeslots }) => timeslots.length === 0)?.date;
        return firstWrong(
          unless(isAvailable || days.length === 0, here, 'no days, as it is not available', `${days.length} days`),
          unless(outside === undefined, here, `days from ${from} to ${to}`, String(outside)),
          unless(isAscending(days) && isAscending(times), here, 'days and times ascending', 'another order'),
          unless(past === undefined, here, 'times that are to come', String(past)),
          unless(
            closed === undefined,
            here,
            'times within the hours of the place, in its zone, and outside its breaks',
            String(closed),
          ),
          unless(strange === undefined, here, 'times of their day', `times of another one at ${strange?.date}`),
          unless(empty === undefined, here, 'no day without a time', String(empty)),
        );
      }),
    );
  };

/** The wall time of a zone, a minute ago: clocks differ by a little. Before every time where the zone does not exist. */
function wallTime(zone: string, now: number): string {
  const local = DateTime.fromMillis(now).setZone(zone).minus({ minutes: 1 });
  return local.isValid ? local.toFormat('yyyy-MM-dd HH:mm:ss') : '';
}

const isAscending = (texts: readonly string[]): boolean =>
  texts.every((text, index) => index === 0 || (texts[index - 1] ?? '') < text);
