import type { CaseResult } from '../run/CaseResult.ts';

/** The report for a build server: a suite for each call, in the form of JUnit. */
export function printJunit(environment: string, results: readonly CaseResult[]): string {
  const calls = [...new Set(results.map(({ call }) => call))];
  const suites = calls.map((call) => {
    const own = results.filter((result) => result.call === call);
    const counts = `tests="${own.length}" failures="${count(own, 'differs')}" errors="${count(own, 'blocked')}" skipped="${count(own, 'skipped')}"`;
    return `  <testsuite name=${quoted(call)} ${counts}>\n${own.map(testCase).join('\n')}\n  </testsuite>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name=${quoted(environment)}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

const count = (results: readonly CaseResult[], outcome: CaseResult['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length;

const ELEMENTS = { differs: 'failure', blocked: 'error', skipped: 'skipped' } as const;

function testCase({ call, case: name, outcome, durationMs = 0, ...result }: CaseResult): string {
  const head = `    <testcase classname=${quoted(call)} name=${quoted(name)} time="${(durationMs / 1000).toFixed(3)}"`;
  if (outcome === 'ok') return `${head} />`;
  return `${head}><${ELEMENTS[outcome]} message=${quoted(describeResult(result))} /></testcase>`;
}

/** What is wrong with a case, in one line. */
export const describeResult = ({ violation, note }: Pick<CaseResult, 'violation' | 'note'>): string =>
  [violation && `${violation.path || 'reply'}: expected ${violation.expected}, got ${violation.got}`, note]
    .filter(Boolean)
    .join('; ');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const quoted = (text: string): string =>
  `"${text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? '').replace(/\p{Cc}/gu, ' ')}"`;
