import { answersIn } from '../listReasons.ts';
import { acceptedCondition, formatTarget, type PayloadLine, sentCondition } from './PayloadLine.ts';
import type { RequestContext } from './RequestContext.ts';

/**
 * Reports two lines that can both write to one place: only the later answer would be sent, and the other would be lost
 * silently.
 */
export function proveCollisions({ lines, contract, possible, report }: RequestContext): void {
  for (const [index, line] of lines.entries()) {
    const earlier = lines
      .slice(0, index)
      .filter((other) => formatTarget(other) === formatTarget(line) && !isSame(other, line));
    for (const other of earlier) {
      const both = [other, line];
      const witness = possible([...both.map((each) => sentCondition(each, contract)), ...both.map(acceptedCondition)]);
      if (witness === undefined) continue;
      report({
        ...line.place,
        code: 'two-answers-one-place',
        severity: 'error',
        message: `"${line.from.join('/')}" and "${other.from.join('/')}" can both be sent to "${formatTarget(line)}"; only one of them would arrive.`,
        witness: answersIn(witness),
      });
    }
  }
}

/** Whether both lines send the same constant, and nothing else. */
const isSame = (one: PayloadLine, other: PayloadLine): boolean =>
  one.send !== undefined &&
  one.send === other.send &&
  [one, other].every(({ otherwise }) => otherwise === undefined || otherwise === one.send);
