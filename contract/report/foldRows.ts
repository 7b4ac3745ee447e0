import type { CaseResult } from '../run/CaseResult.ts';

/** A row of the table. */
export interface Row {
  readonly call: string;
  readonly case: string;
  readonly sent: string;
  readonly status: string;
  /** Milliseconds; of several cases those of the slowest. */
  readonly ms: string;
  readonly outcome: string;
  readonly violation: string;
}

/**
 * One row for each case. The following share one row for each call: broken fields that went right, faults that were
 * noticed, cases that were skipped for the same reason, and those that lack the same promise beside the body.
 */
export function foldRows(results: readonly CaseResult[]): readonly Row[] {
  const rows = new Map<string, readonly CaseResult[]>();
  results.forEach((result, index) => {
    const group = findGroup(result) ?? String(index);
    rows.set(group, [...(rows.get(group) ?? []), result]);
  });
  return [...rows.values()].flatMap((group) => (group.length === 1 ? group.map(formatRow) : folded(group)));
}

function findGroup({ call, kind, outcome, note, checkResult, violation }: CaseResult): string | undefined {
  if (outcome === 'skipped') return `${call} skipped ${note}`;
  if (checkResult === 'headers') return `${call} ${violation?.path} ${violation?.got}`;
  return outcome === 'ok' && (kind === 'field' || kind === 'fault') ? `${call} ${kind}` : undefined;
}

/** What many entries share, such as a member that each of them has, is said once. */
const MOST_WARNINGS = 3;

const NAMES = { field: 'broken fields', fault: 'faults noticed', case: 'cases', recorded: 'replies' } as const;

function folded(group: readonly CaseResult[]): readonly Row[] {
  const [first] = group;
  if (!first) return [];
  const name = first.outcome !== 'ok' ? NAMES.case : NAMES[first.kind];
  const statuses = [...new Set(group.flatMap(({ status }) => status ?? []))];
  return [
    {
      ...formatRow(first),
      case: `${group.length} ${name}`,
      sent: first.sent.split('?')[0] ?? '',
      ms: slowest(group),
      status: statuses.length === 1 ? String(statuses[0]) : '',
      violation: first.outcome === 'differs' ? formatRow(first).violation : (first.note ?? ''),
    },
  ];
}

const slowest = (group: readonly CaseResult[]): string => {
  const all = group.flatMap(({ durationMs }) => durationMs ?? []);
  return all.length === 0 ? '' : String(Math.max(...all));
};

function formatRow(result: CaseResult): Row {
  const { call, sent, status, outcome, violation, note, warnings = [] } = result;
  const warned = warnings.slice(0, MOST_WARNINGS).map((warning) => `warning: ${warning}`);
  const violationText = violation
    ? `${violation.path || 'reply'}: expected ${violation.expected}, got ${violation.got}`
    : undefined;
  return {
    call,
    case: result.case,
    sent,
    ms: slowest([result]),
    status: status === null ? '' : String(status),
    outcome,
    violation: [...(outcome === 'ok' ? [] : [violationText, note]), ...warned].filter(Boolean).join('; '),
  };
}
