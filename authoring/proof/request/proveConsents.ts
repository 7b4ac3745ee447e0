import type { Place } from '#engine';
import { describeUse } from '../../check/flows/FlowUse.ts';
import { listChoices } from '../domains/classifySchema.ts';
import type { StepContext } from '../forms/StepContext.ts';
import { answersIn } from '../listReasons.ts';
import { below } from '../placeIn.ts';
import type { Condition } from '../solve/Condition.ts';
import type { MeantAnswer, NeededAnswers } from './NeededAnswers.ts';
import { encodedAnswer, formatTarget, type PayloadLine, schemaOf, sentValue } from './PayloadLine.ts';
import type { RequestContext } from './RequestContext.ts';

const consents = '/consentDetails/';

/**
 * Reports guests who can book without an answer that their visit needs, or with one that belongs to other visits, and
 * consents that are sent as a different answer. `place` is where the configuration names its steps.
 */
export function proveConsents(
  request: RequestContext,
  needs: readonly NeededAnswers[],
  first: StepContext,
  place: Place,
): void {
  for (const use of needs) {
    const inFlow: Condition = {
      description: `the flow is ${use.flow}`,
      holds: () => first.model.scope.context.flow === use.flow,
    };
    for (const consent of use.agreed) proveAgreed(request, use, consent, inFlow, place);
    for (const answer of use.asked) proveAsked(request, use, answer, inFlow, place);
    for (const answer of use.asked) proveFree(request, use, answer, inFlow);
    for (const answer of use.foreign) proveForeign(request, use, answer, inFlow);
  }
  for (const line of request.lines.filter((each) => formatTarget(each).startsWith(consents))) {
    proveSentAnswer(request, line);
    proveUnasked(request, line);
  }
}

const linesTo = ({ lines }: RequestContext, { places }: MeantAnswer): readonly PayloadLine[] =>
  lines.filter((line) => places.includes(formatTarget(line)));

function proveAgreed(
  request: RequestContext,
  use: NeededAnswers,
  consent: MeantAnswer,
  inFlow: Condition,
  place: Place,
): void {
  const { contract, possible, report } = request;
  const asked = linesTo(request, consent);
  const without: Condition = {
    description: `"${consent.meaning}" is not given`,
    holds: () => asked.every((line) => sentValue(line, contract) !== 'Yes'),
  };
  const witness = possible([inFlow, without]);
  if (witness === undefined) return;
  const [line] = asked;
  report({
    ...(line?.place ?? place),
    code: 'consent-missing',
    severity: 'error',
    message:
      line === undefined
        ? `Nobody can be treated in ${describeUse(use)} without "${consent.meaning}", and no line sends it.`
        : `A guest of ${describeUse(use)} can come to the end without a yes to "${line.field}", and "flow-requirements" has "${consent.meaning}" among what is agreed to.`,
    ...(line !== undefined && { witness: answersIn(witness) }),
  });
}

function proveAsked(
  request: RequestContext,
  use: NeededAnswers,
  answer: MeantAnswer,
  inFlow: Condition,
  place: Place,
): void {
  const { contract, possible, report } = request;
  const asked = linesTo(request, answer);
  const without: Condition = {
    description: `"${answer.meaning}" is not sent`,
    holds: () => asked.every((line) => sentValue(line, contract) === undefined),
  };
  const witness = possible([inFlow, without]);
  if (witness === undefined) return;
  const [line] = asked;
  report({
    ...(line?.place ?? place),
    code: 'answer-missing',
    severity: 'error',
    message:
      line === undefined
        ? `No line sends "${answer.meaning}", and flow-requirements says that every booking of ${describeUse(use)} has it.`
        : `A guest of ${describeUse(use)} can come to the end without "${answer.meaning}", and flow-requirements says that every booking has it.`,
    ...(line !== undefined && { witness: answersIn(witness) }),
  });
}

/** Reports a consent that guests cannot refuse, although it is not among what must be agreed to. */
function proveFree(request: RequestContext, use: NeededAnswers, consent: MeantAnswer, inFlow: Condition): void {
  const { possible, report } = request;
  if (use.agreed.some(({ meaning }) => meaning === consent.meaning)) return;
  for (const line of linesTo(request, consent)) {
    const { model, world } = line.step;
    const variable = model.field(line.field)?.variable;
    if (variable === undefined || line.from.length > 1 || !listChoices(schemaOf(line))?.includes(false)) continue;
    const canAnswer = (answer: boolean): boolean => {
      const description = `"${line.field}" is answered with ${answer ? 'Yes' : 'No'}`;
      const isAnswered = (): boolean =>
        model.isOnPath() && model.isFieldShown(line.field) && world.read(variable) === answer;
      return possible([inFlow, { description, holds: isAnswered }]) !== undefined;
    };
    if (canAnswer(false) || !canAnswer(true)) continue;
    report({
      ...line.place,
      code: 'consent-changed',
      severity: 'error',
      message: `No guest can come to the end with a No to "${line.field}", and flow-requirements does not have "${consent.meaning}" among what must be agreed to.`,
    });
  }
}

function proveForeign(request: RequestContext, use: NeededAnswers, answer: MeantAnswer, inFlow: Condition): void {
  const { contract, possible, report } = request;
  for (const line of linesTo(request, answer)) {
    const sent: Condition = {
      description: `"${answer.meaning}" is sent`,
      holds: () => sentValue(line, contract) !== undefined,
    };
    if (possible([inFlow, sent]) === undefined) continue;
    report({
      ...line.place,
      code: 'answer-of-another-flow',
      severity: 'error',
      message: `"${line.field}" is asked in ${describeUse(use)}, and flow-requirements names "${answer.meaning}" for others only.`,
    });
  }
}

/** Reports a no that is sent as a yes, or a yes that is sent as a no. */
function proveSentAnswer({ contract, report }: RequestContext, line: PayloadLine): void {
  const schema = schemaOf(line);
  if (line.from.length > 1 || !listChoices(schema)?.includes(false)) return;
  for (const answer of [true, false]) {
    const [meant, sent] = [answer ? 'Yes' : 'No', encodedAnswer(line, answer, contract)];
    if (sent === undefined || sent === meant || (sent !== 'Yes' && sent !== 'No')) continue;
    report({
      ...line.place,
      code: 'consent-changed',
      severity: 'error',
      message: `For a guest who answers ${meant} to "${line.field}", ${sent} is sent to "${formatTarget(line)}".`,
    });
  }
}

/** Reports a yes that is sent for a guest who was asked something else, or nothing. */
function proveUnasked({ report }: RequestContext, line: PayloadLine): void {
  const schema = schemaOf(line);
  const reportYes = (who: string, place: Place): void =>
    report({
      ...place,
      code: 'consent-changed',
      severity: 'error',
      message: `${who}, Yes is sent to "${formatTarget(line)}".`,
    });
  if (line.otherwise === 'Yes')
    reportYes(`For a guest who is not asked "${line.field}"`, below(line.place, 'otherwise'));
  if (line.send === 'Yes' && listChoices(schema) === undefined)
    reportYes(`For every guest who answers "${line.field}"`, line.place);
}
