import type { Place } from '#engine';
import type { FlowName } from '../../../app/journey/flows.ts';
import { listChoices } from '../domains/classifySchema.ts';
import type { StepContext } from '../forms/StepContext.ts';
import { answersIn } from '../listReasons.ts';
import { below } from '../placeIn.ts';
import type { Condition } from '../solve/Condition.ts';
import { neededConsents } from './neededConsents.ts';
import { formatTarget, type PayloadLine, schemaOf, sentValue } from './PayloadLine.ts';
import type { RequestContext } from './RequestContext.ts';

const consents = '/consentDetails/';

/**
 * Reports guests who can book without a needed consent, and answers that are sent as a different answer. `place` is
 * where the configuration names its steps.
 */
export function proveConsents(
  request: RequestContext,
  flows: readonly FlowName[],
  first: StepContext,
  place: Place,
): void {
  for (const flow of flows)
    for (const consent of neededConsents[flow]) proveNeeded(request, flow, consent, first, place);
  for (const line of request.lines.filter((each) => formatTarget(each).startsWith(consents))) {
    proveSentAnswer(request, line);
    proveUnasked(request, line);
  }
}

function proveNeeded(
  { lines, contract, possible, report }: RequestContext,
  flow: FlowName,
  consent: string,
  { model }: StepContext,
  place: Place,
): void {
  const asked = lines.filter((line) => formatTarget(line) === consents + consent);
  const inFlow: Condition = { description: `the flow is ${flow}`, holds: () => model.scope.context.flow === flow };
  const without: Condition = {
    description: `"${consent}" is not given`,
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
        ? `Nobody can be treated in the flow ${flow} without "${consent}", and no line sends it.`
        : `A guest of the flow ${flow} can come to the end without a yes to "${line.field}", which is needed ("${consent}").`,
    ...(line !== undefined && { witness: answersIn(witness) }),
  });
}

/** Reports a no that is sent as a yes, or a yes that is sent as a no. */
function proveSentAnswer({ contract, report }: RequestContext, line: PayloadLine): void {
  const schema = schemaOf(line);
  if (line.from.length > 1 || !listChoices(schema)?.includes(false)) return;
  for (const answer of [true, false]) {
    const [meant, sent] = [answer ? 'Yes' : 'No', line.send ?? contract.encode(answer, line.as)];
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
