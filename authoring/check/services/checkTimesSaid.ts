import { escapeName } from '#engine';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { entriesOfServices, formatService } from './entriesOfServices.ts';

type Found = Omit<AuthoringProblem, 'document'>;

/**
 * Reports words about services that say another time than a number does: the wait for a second visit, and the days that a
 * visit takes to prepare, which the list of services has, and the minutes beside a text.
 */
export const checkTimesSaid = (
  documents: readonly ParsedDocument[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  documents.flatMap((parsed) =>
    [...otherWaits(parsed, services), ...tooSoon(parsed, services), ...otherMinutes(parsed, services)].map((found) => ({
      document: parsed.file.name,
      ...found,
    })),
  );

/** In days, at least and at most. */
const unitDays = { day: [1, 1], week: [7, 7], month: [28, 31] } as const;

const SPAN = /(\d+)(?: (?:to|or) (\d+))? (day|week|month)s? (?:later|after)/;

function otherWaits({ document, texts }: ParsedDocument, services: readonly ServiceType[]): readonly Found[] {
  const entries = entriesOfServices(document, services);
  if (!entries.some(({ services: own }) => own.some(({ followupAfterDays }) => followupAfterDays))) return [];
  return entries.flatMap(({ pointer, services: own }) =>
    texts()
      .filter((text) => text.pointer.startsWith(`${pointer}/`))
      .flatMap(({ pointer: at, text }) =>
        text.split(/(?<=[.!?])\s/).flatMap((sentence) =>
          own.flatMap((service) => {
            const message = describeOtherWait(sentence, service, services);
            const isUnsure = service.followupAfterDays === undefined;
            return message === undefined
              ? []
              : [
                  {
                    pointer: at,
                    code: 'says-another-time',
                    message,
                    ...(isUnsure && { severity: 'warning' }),
                  } as const,
                ];
          }),
        ),
      ),
  );
}

/** Of a sentence about a second visit. A second dose that only the clinic books is said by a warning. */
function describeOtherWait(
  sentence: string,
  service: ServiceType,
  services: readonly ServiceType[],
): string | undefined {
  const { followupAfterDays: days, followupServiceId: id, isVaccine } = service;
  const [said, least, most = least, unit] = SPAN.exec(sentence) ?? [];
  if (days === undefined && isVaccine === true && said !== undefined && /\bsecond dose\b/i.test(sentence))
    return `The words say "${said}" of ${formatService(service)}, and no second dose of it can be booked.`;
  if (days === undefined || !/\b(?:second|next|follow-?up)\b/i.test(sentence) || !isUnit(unit)) return undefined;
  const [shortest, longest] = unitDays[unit];
  if (days >= Number(least) * shortest && days <= Number(most) * longest) return undefined;
  const followup = services.find((each) => each.id === id);
  return `The words say "${said}" of ${formatService(service)}, and ${followup ? formatService(followup) : 'its second visit'} is booked from ${days} days after it on.`;
}

const isUnit = (unit: string | undefined): unit is keyof typeof unitDays => unit !== undefined && unit in unitDays;

/** Texts beside a member of the same name and `Minutes`. */
const otherMinutes = ({ document }: ParsedDocument, services: readonly ServiceType[]): readonly Found[] =>
  entriesOfServices(document, services).flatMap(({ pointer, entry }) =>
    listMembers(entry).flatMap(([name, text]): readonly Found[] => {
      const minutes = listMembers(entry).find(([other]) => other === `${name}Minutes`)?.[1];
      const said = typeof text === 'string' ? minutesSaid(text) : [];
      const whole = said.reduce((sum, each) => sum + each, 0);
      if (typeof minutes !== 'number' || said.length === 0 || [...said, whole].includes(minutes)) return [];
      const message = `The words say ${said.join(' and ')} minutes, and "${name}Minutes" is ${minutes}.`;
      return [{ pointer: `${pointer}/${name}Minutes`, code: 'says-another-time', message }];
    }),
  );

/** How soon guests often come: "Often the same day", "Within a week". */
const SOON = /^(?:(?:often|usually|mostly) )?(?:(?:on )?the (same) day|within (?:an?|(\d+)) (day|week|month)s?)\b/i;

/** Of services one by one, and of groups of them, which a document names as the list of services does. */
const tooSoon = ({ document, texts }: ParsedDocument, services: readonly ServiceType[]): readonly Found[] =>
  [
    ...entriesOfServices(document, services),
    ...listMembers(readMember(document, 'groups')).map(([name]) => ({
      pointer: `/groups/${escapeName(name)}`,
      services: services.filter(({ groupName }) => groupName.trim() === name),
    })),
  ].flatMap(({ pointer, services: own }) => {
    const soonest = Math.min(...own.map(({ leadTimeDays = 0 }) => leadTimeDays));
    if (own.length === 0 || soonest === 0) return [];
    return texts().flatMap(({ pointer: at, text }): readonly Found[] => {
      const [said, sameDay, count = '1', unit] = (at.startsWith(`${pointer}/`) && SOON.exec(text)) || [];
      const days = sameDay ? 0 : isUnit(unit) ? Number(count) * unitDays[unit][1] : soonest;
      if (said === undefined || days >= soonest) return [];
      const message = `The words say "${said}", and what is meant is booked from ${soonest} days ahead on.`;
      return [{ pointer: at, code: 'says-another-time', message }];
    });
  });

const counts: Readonly<Record<string, number>> = { a: 1, an: 1, half: 0.5, one: 1, two: 2, three: 3 };

/** The minutes of "20 to 40 minutes" and of "an hour and a half". */
function minutesSaid(text: string): readonly number[] {
  const hours = [...text.matchAll(/\b(\d+|half|an?|one|two|three)(?: an)? (?:hours?)( and a half)?/gi)];
  const minutes = [...text.matchAll(/\b(\d+)(?: (?:to|or) (\d+))? minutes?/gi)];
  return [
    ...hours.map(([, count = '', half]) => 60 * ((counts[count.toLowerCase()] ?? Number(count)) + (half ? 0.5 : 0))),
    ...minutes.flatMap(([, least, most]) => [least, most].flatMap((count) => (count ? [Number(count)] : []))),
  ];
}
