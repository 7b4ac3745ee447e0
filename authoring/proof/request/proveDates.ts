import { answersIn, withAnswer } from '../listReasons.ts';
import type { Condition } from '../solve/Condition.ts';
import { addTo, answering, firstToday } from './answering.ts';
import { entriesCondition } from './entriesCondition.ts';
import { acceptedCondition, formatSource, formatTarget, givenCondition, type PayloadLine } from './PayloadLine.ts';
import type { RequestContext } from './RequestContext.ts';
import { triedAnswers } from './triedAnswers.ts';

/** A date that the booking call refuses, seen from today, and why. */
interface RefusedDay {
  readonly day: (today: string) => string;
  readonly why: string;
}

const future: RefusedDay = { day: (today) => addTo(today, 1), why: 'the date is in the future' };
const notPast: RefusedDay = { day: (today) => today, why: 'the date is not past' };
const tooYoung: RefusedDay = {
  day: (today) => addTo(today, 1, -12),
  why: 'the patient is younger than 12 months',
};

/** What the call refuses that its schema cannot say (`refuseUnfitDates` of the reference backend), by place. */
const refusedDays: Readonly<Record<string, readonly RefusedDay[]>> = {
  '/basicInfo/dateOfBirth': [tooYoung, future],
  '/consentDetails/signature/guardianDetails/dateOfBirth': [future],
  '/questionnaire/recentVaccinationDetails': [notPast],
  '/questionnaire/bloodProductDetails': [notPast],
};

/** Reports dates that the form accepts and the booking call refuses, because of the day on which they are sent. */
export function proveDates(context: RequestContext): void {
  const dated = context.lines.filter((line) => Object.hasOwn(refusedDays, formatTarget(line)));
  if (dated.length === 0) return;
  const today = firstToday(context);
  for (const line of dated) proveLine(line, context, today);
}

function proveLine(line: PayloadLine, { contract, possible, report }: RequestContext, today: string): void {
  const isToday: Condition = {
    description: `today is ${today}`,
    holds: () => line.step.model.scope.context.today === today,
  };
  for (const { day, why } of refusedDays[formatTarget(line)] ?? []) {
    const sample = triedAnswers(line, contract, day(today))?.sample ?? null;
    if (!JSON.stringify(sample).includes(day(today))) continue;
    const conditions = [isToday, givenCondition(line), acceptedCondition(line), entriesCondition(line)];
    const witness = answering(line, sample, (further) => possible([...further, ...conditions]));
    if (witness === undefined) continue;
    report({
      ...line.step.places.field(line.page.name, line.field),
      code: 'date-refused',
      severity: 'error',
      message: `The form accepts a date in "${formatSource(line)}" with which the booking is refused: ${why}.`,
      cause: why,
      witness: withAnswer(answersIn(witness), line.field, sample),
    });
    return;
  }
}
