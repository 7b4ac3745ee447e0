import { answersIn } from '../listReasons.ts';
import { placeIn } from '../placeIn.ts';
import { acceptedCondition, type PayloadLine, sentCondition } from './PayloadLine.ts';
import type { RequestContext } from './RequestContext.ts';

/** Reports lists to which more lines can write an entry than the request accepts. */
export function proveEntries({ lines, contract, possible, report }: RequestContext): void {
  for (const [list, writers] of entryWriters(lines)) {
    const most = contract.mostEntries(list);
    if (writers.length <= most) continue;
    for (const last of writers.slice(most)) {
      const sent = [...writers.slice(0, most), last];
      const witness = possible([...sent.map((line) => sentCondition(line, contract)), ...sent.map(acceptedCondition)]);
      if (witness === undefined) continue;
      report({
        ...last.place,
        code: 'too-many-entries',
        severity: 'error',
        message: `Answers can fill more entries of "${placeIn('', ...list).pointer}" than the booking request takes: it takes at most ${most}.`,
        witness: answersIn(witness),
      });
      break;
    }
  }
}

/** For each list, one line for each entry. */
function entryWriters(
  lines: readonly PayloadLine[],
): readonly (readonly [readonly string[], readonly PayloadLine[]])[] {
  const lists = new Map<string, { readonly list: readonly string[]; readonly writers: Map<string, PayloadLine> }>();
  for (const line of lines) {
    for (const [at, entry] of line.to.entries()) {
      const isLabeled = line.label !== undefined && at === line.to.length - 1;
      if (!isLabeled && !/^\d+$/.test(entry)) continue;
      const list = line.to.slice(0, at);
      const found = lists.get(list.join('/')) ?? { list, writers: new Map<string, PayloadLine>() };
      if (!found.writers.has(entry)) found.writers.set(entry, line);
      lists.set(list.join('/'), found);
    }
  }
  return [...lists.values()].map(({ list, writers }) => [list, [...writers.values()]] as const);
}
