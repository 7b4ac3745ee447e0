import { DateTime, IANAZone } from 'luxon';
import type { TimeSlotRow } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { blocked } from '../../case/SkippedCase.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Query } from '../../exchange/Sending.ts';
import { timesOf } from '../../world/isOffered.ts';

interface SlotReply {
  readonly data: { readonly appointmentTimeSlots: readonly TimeSlotRow[] };
  readonly warnings?: { readonly appointmentTimeSlots?: readonly { readonly code: string }[] };
}

/** The most providers of a reply whose query names no limit. */
const MOST = 50;

/**
 * Checks what every search reply must keep to: the services are in the requested order, the days are within the window, no
 * time is past, none is outside the hours or in a break, days and times ascend without repetition, phones are written in
 * the promised form, everybody is of a requested business, people are sorted by id, no more than were asked for are there,
 * and no warning says what is not so.
 * @throws SkippedCase where no time is free
 */
export const keepsTo =
  (query: Query) =>
  ({ data: { appointmentTimeSlots: rows }, warnings }: SlotReply): ContractViolation | undefined => {
    const wrong = firstWrong(
      peopleWrong(rows, query),
      ...rows.map((row, index) => rowWrong(row, `/data/appointmentTimeSlots/${index}`, query)),
      ...(warnings?.appointmentTimeSlots ?? []).map(({ code }, index) => warningWrong(code, index, rows, query)),
    );
    if (!wrong && timesOf(rows).length === 0) throw blocked('no time is free, so that nothing is compared');
    return wrong;
  };

/** Finds more providers than were asked for, people, who are asked for by state, in another order, or a way where no place was searched. */
function peopleWrong(rows: readonly TimeSlotRow[], query: Query): ContractViolation | undefined {
  const most = Number(query['filter.maxResults'] ?? MOST);
  const at = '/data/appointmentTimeSlots';
  const isByState = query['filter.state'] !== undefined || query['filter.licensureState'] !== undefined;
  const hasPlace = query['filter.freeFormAddress'] !== undefined && !isByState;
  const ids = rows.map(({ provider }) => provider.providerId);
  const near = rows.findIndex(({ provider }) => provider.distance !== undefined);
  return firstWrong(
    unless(rows.length <= most, at, `${most} at most`, `a list of ${rows.length}`),
    unless(!isByState || ids.join() === ids.toSorted().join(), at, 'by provider id', 'another order'),
    unless(hasPlace || near < 0, `${at}/${near}/provider/distance`, 'none, as no place was searched', 'miles'),
  );
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

function rowWrong({ provider, services }: TimeSlotRow, at: string, query: Query): ContractViolation | undefined {
  const requested = [query['filter.serviceIds'] ?? []].flat().join(', ');
  const actual = services.map(({ id }) => id).join(', ');
  const businesses: readonly string[] = [query['filter.businessNames'] ?? []].flat();
  const now = nowAt(provider.timezone);
  const state = query['filter.state'] ?? query['filter.licensureState'];
  const [from, to] = [String(query['filter.startDate']), String(query['filter.endDate'])];
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
    unless(actual === requested, `${at}/services`, `services ${requested}, in this order`, actual || 'none'),
    ...services.map(({ isAvailable, availability }, index) => {
      const here = `${at}/services/${index}/availability`;
      const days = availability.map(({ date }) => date);
      const times = availability.flatMap(({ timeslots }) => timeslots.map(({ value }) => value));
      const outside = days.find((day) => day < from || day > to);
      const past = times.find((time) => time < now);
      const closed = times.find((time) => !isOpenAt(provider, time));
      const strange = availability.find(({ date, timeslots }) =>
        timeslots.some(({ value }) => !value.startsWith(date)),
      );
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
      );
    }),
  );
}

/** Finds a place whose hours have other breaks than they say. */
function breaksWrong({ operatingHours: hours }: TimeSlotRow['provider'], at: string): ContractViolation | undefined {
  if (!hours) return undefined;
  const open = [hours.mondayToFriday, hours.saturday, hours.sunday].filter((day) => day !== undefined);
  const breaks = new Set(open.map(({ breakStart, breakEnd }) => `${breakStart} ${breakEnd}`));
  const isSame = breaks.size <= 1;
  return unless(hours.isBreakSame === isSame, at, `${isSame}, by the breaks of its days`, String(hours.isBreakSame));
}

/** The wall time of a zone, a minute ago: clocks differ by a little. Before every time where the zone does not exist. */
const nowAt = (zone: string): string => {
  const now = DateTime.now().setZone(zone).minus({ minutes: 1 });
  return now.isValid ? now.toFormat('yyyy-MM-dd HH:mm:ss') : '';
};

/** Whether a place is open at a time, as far as it says. */
function isOpenAt({ operatingHours: hours }: TimeSlotRow['provider'], time: string): boolean {
  const day = new Date(`${time.slice(0, 10)}T12:00:00Z`).getUTCDay();
  const open = day === 0 ? hours?.sunday : day === 6 ? hours?.saturday : hours?.mondayToFriday;
  if (!open) return true;
  const isWithin = (start: string, end: string): boolean => time.slice(11, 16) >= start && time.slice(11, 16) < end;
  const { breakStart, breakEnd } = open;
  const isBreak = breakStart !== undefined && breakEnd !== undefined && isWithin(breakStart, breakEnd);
  return isWithin(open.start, open.end) && !isBreak;
}

const isAscending = (texts: readonly string[]): boolean =>
  texts.every((text, index) => index === 0 || (texts[index - 1] ?? '') < text);
