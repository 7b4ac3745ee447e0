import { DateTime } from 'luxon';
import type { BookedAppointment } from '../../schemas/generated/api/schedule-appointment/reply.js';
import type { Patient } from '../../schemas/generated/api/schedule-appointment/request.js';
import type { FoundProvider } from '../booking/findProviders.ts';
import { text } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { escapeHtml } from '../page/escapeHtml.ts';
import type { Mail } from './outbox.ts';

interface Confirmed {
  readonly appointments: readonly BookedAppointment[];
  readonly provider: FoundProvider;
  readonly patient: Patient;
  readonly publicUrl: string;
}

/** Facts of one appointment, as plain text. A walk-in has no time, and no link because it cannot be canceled. */
interface Section {
  readonly when: string | undefined;
  readonly services: string;
  readonly code: string;
  readonly cancelUrl: string | undefined;
}

const SUBJECT = 'Your appointment is confirmed';

/** 'Monday, March 15, 2027 at 9:20 AM Eastern Daylight Time' */
export function spokenTime(value: string, zone: string): string {
  const time = DateTime.fromSQL(value, { zone, locale: 'en-US' });
  return time.toFormat("cccc, LLLL d, yyyy 'at' h:mm a ZZZZZ");
}

async function serviceNames(queries: Queries, ids: readonly number[]): Promise<string> {
  const rows = await queries.rows(
    sql`select name from services where service_id = any(${ids}::int[]) order by list_order`,
    {
      name: text,
    },
  );
  return rows.map(({ name }) => name).join(', ');
}

async function sectionOf(
  queries: Queries,
  appointment: BookedAppointment,
  { provider, publicUrl }: Confirmed,
): Promise<Section> {
  const { id, confirmCode, dateTime, serviceIds = [] } = appointment;
  return {
    when: dateTime && spokenTime(dateTime.value, provider.timezone),
    services: await serviceNames(queries, serviceIds),
    code: confirmCode,
    cancelUrl: dateTime && `${publicUrl}/health-services/scheduler/cancel/${id}/${confirmCode}`,
  };
}

/** The mail that tells a guest what was booked and how to cancel it. */
export async function confirmationMail(queries: Queries, confirmed: Confirmed): Promise<Mail> {
  const sections: Section[] = [];
  for (const appointment of confirmed.appointments) sections.push(await sectionOf(queries, appointment, confirmed));
  const { provider, patient } = confirmed;
  return {
    recipient: patient.email,
    subject: SUBJECT,
    text: asText(sections, provider, patient),
    html: asHtml(sections, provider, patient),
  };
}

const rowsOf = ({ when, services, code }: Section, { vanity_name, address, phone }: FoundProvider) => [
  ...(when === undefined ? [] : [['When', when]]),
  ['Service', services],
  ['Where', address === null ? `By video with ${vanity_name}` : `${vanity_name}, ${address}`],
  ['Phone', phone],
  ['Confirmation code', code],
];

const asText = (sections: readonly Section[], provider: FoundProvider, { firstName }: Patient): string =>
  [
    `Hello ${firstName},`,
    `${SUBJECT}.`,
    ...sections.map((section) =>
      [
        ...rowsOf(section, provider).map((row) => row.join(': ')),
        ...(section.cancelUrl === undefined ? [] : ['', 'To cancel, open this link and confirm:', section.cancelUrl]),
      ].join('\n'),
    ),
  ].join('\n\n');

const asHtml = (sections: readonly Section[], provider: FoundProvider, { firstName }: Patient): string => {
  const tables = sections.map((section) => {
    const rows = rowsOf(section, provider).map(
      ([name = '', value = '']) =>
        `<tr><th align="left" scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
    );
    const { cancelUrl } = section;
    const link = cancelUrl === undefined ? '' : `<p><a href="${escapeHtml(cancelUrl)}">Cancel this appointment</a></p>`;
    return `<table role="presentation" cellpadding="4">${rows.join('')}</table>${link}`;
  });
  const body = `<p>Hello ${escapeHtml(firstName)},</p><p>${SUBJECT}.</p>${tables.join('')}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${SUBJECT}</title></head><body>${body}</body></html>`;
};
