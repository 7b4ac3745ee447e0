import { answersIn } from '../listReasons.ts';
import { acceptedCondition, formatTarget, type PayloadLine, sentCondition } from './PayloadLine.ts';
import type { RequestContext } from './RequestContext.ts';

/** Two lines that can both write to one place: the later one would be sent, and the other answer lost without a word. */
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
        code: 'collision',
        severity: 'error',
        message: `"${line.from.join('/')}" and "${other.from.join('/')}" can both be sent to "${formatTarget(line)}"; only one of them would arrive.`,
        witness: answersIn(witness),
      });
    }
  }
}

/** The same constant, whichever of the two sends it. */
const isSame = (one: PayloadLine, other: PayloadLine): boolean => one.send !== undefined && one.send === other.send;
