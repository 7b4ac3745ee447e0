import type { CaseResult } from '../run/CaseResult.ts';

/** A row of the table. */
export interface Row {
  readonly call: string;
  readonly case: string;
  readonly sent: string;
  readonly status: string;
  readonly verdict: string;
  readonly difference: string;
}

/** One row for each case; broken fields and faults that went right, and cases not asked for, as one row for each call. */
export function foldRows(results: readonly CaseResult[]): readonly Row[] {
  const rows = new Map<string, readonly CaseResult[]>();
  results.forEach((result, index) => {
    const group = groupOf(result) ?? String(index);
    rows.set(group, [...(rows.get(group) ?? []), result]);
  });
  return [...rows.values()].flatMap((group) => (group.length === 1 ? group.map(rowOf) : folded(group)));
}

function groupOf({ call, kind, verdict, note }: CaseResult): string | undefined {
  if (verdict === 'skipped') return `${call} skipped ${note}`;
  return verdict === 'ok' && (kind === 'field' || kind === 'fault') ? `${call} ${kind}` : undefined;
}

const NAMES = { field: 'broken fields', fault: 'faults noticed', case: 'cases', recorded: 'replies' } as const;

function folded(group: readonly CaseResult[]): readonly Row[] {
  const [first] = group;
  if (!first) return [];
  const name = first.verdict === 'skipped' ? NAMES.case : NAMES[first.kind];
  const statuses = [...new Set(group.flatMap(({ status }) => status ?? []))];
  return [
    {
      ...rowOf(first),
      case: `${group.length} ${name}`,
      sent: first.sent.split('?')[0] ?? '',
      status: statuses.length === 1 ? String(statuses[0]) : '',
      difference: first.note ?? '',
    },
  ];
}

function rowOf(result: CaseResult): Row {
  const { call, sent, status, verdict, difference, note } = result;
  const told = difference
    ? `${difference.path || 'reply'}: expected ${difference.expected}, got ${difference.got}`
    : undefined;
  return {
    call,
    case: result.case,
    sent,
    status: status === null ? '' : String(status),
    verdict,
    difference: verdict === 'ok' ? '' : [told, note].filter(Boolean).join('; '),
  };
}
