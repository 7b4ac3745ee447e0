import { booking, clinic, paths } from '../../../reference-backend/support/calls.ts';
import type { GuestRecords } from './GuestRecords.ts';
import type { Operation } from './Operation.ts';
import { formatWallTime, type VisitName, visits } from './visits.ts';

/** A call that a guest makes, by its meaning. */
export type Deed =
  | { readonly do: 'reserve'; readonly guest: string; readonly visit: VisitName; readonly time: number }
  | { readonly do: 'release'; readonly guest: string; readonly code: string }
  | {
      readonly do: 'book';
      readonly guest: string;
      readonly patient: string;
      readonly visit: VisitName;
      readonly time: number;
      readonly followup: number | null;
    }
  | { readonly do: 'walkIn'; readonly guest: string; readonly patient: string; readonly vaccine: VisitName }
  | {
      readonly do: 'cancel';
      readonly guest: string;
      readonly id: string;
      readonly code: string;
      readonly isRightCode: boolean;
    };

/** A pharmacy of the seeded world, in the same town and zone as the clinic. */
const pharmacy = '01400500';

/** An id and a code that no appointment ever has. */
const nobodys = { id: 'A'.repeat(22), confirmCode: 'WRONGCDE' };

const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(1, all.length)];

/**
 * Turns an operation into a deed, using what the guests know; undefined when the operation is not a call of a guest.
 */
export function resolveDeed(operation: Operation, records: GuestRecords): Deed | undefined {
  switch (operation.do) {
    case 'reserve':
      return { ...operation, guest: formatName(operation.guest) };
    case 'book': {
      const followup = operation.visit === 'firstDose' ? operation.followup : null;
      return { ...operation, followup, guest: formatName(operation.guest), patient: `Patient${operation.patient}` };
    }
    case 'walkIn':
      return { ...operation, guest: formatName(operation.guest), patient: `Patient${operation.patient}` };
    case 'release': {
      const code = pick(records.reservationCodes, operation.which) ?? nobodys.id;
      return { do: 'release', guest: formatName(operation.guest), code };
    }
    case 'cancel': {
      const { id, confirmCode } = pick(records.appointments, operation.which) ?? nobodys;
      const { isRightCode } = operation;
      const code = isRightCode ? confirmCode : nobodys.confirmCode;
      return { do: 'cancel', guest: formatName(operation.guest), id, code, isRightCode };
    }
    default:
      return undefined;
  }
}

const formatName = (guest: number): string => `Guest${guest}`;

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

const visitAt = (visit: VisitName, time: number) => ({
  value: formatWallTime(visit, time),
  timezone: clinic.timezone,
});

/** The request of a deed, as the app sends it. */
export function buildRequest(deed: Deed): Request {
  switch (deed.do) {
    case 'reserve': {
      const reservationTime = formatWallTime(deed.visit, deed.time);
      const { locationNumber } = clinic;
      const body = { serviceId: visits[deed.visit].service, businessName: 'tlc', reservationTime, locationNumber };
      return { method: 'POST', path: paths.reservations, body };
    }
    case 'release':
      return { method: 'DELETE', path: `${paths.reservations}/${deed.code}` };
    case 'book': {
      const { visit, time, followup, patient } = deed;
      const second = followup === null ? undefined : visitAt('secondDose', followup);
      const body = booking(patient, '', {
        serviceIds: [visits[visit].service],
        dateTime: visitAt(visit, time),
        ...(second && { followupAppointment: { serviceId: visits.secondDose.service, dateTime: second } }),
      });
      return { method: 'POST', path: paths.appointments, body };
    }
    case 'walkIn': {
      const { basicInfo } = booking(deed.patient, '');
      const serviceIds = [visits[deed.vaccine].service];
      return {
        method: 'POST',
        path: paths.walkIn,
        body: { businessName: 'pharmacy', serviceIds, basicInfo, locationNumber: pharmacy },
      };
    }
    case 'cancel': {
      const body = { status: 'CANCELED', confirmCode: deed.code };
      return { method: 'PUT', path: `${paths.appointments}/${deed.id}`, body };
    }
  }
}
