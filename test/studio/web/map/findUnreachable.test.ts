import { expect, it } from 'vitest';
import type { Finding } from '../../../../studio/exchange/Finding.ts';
import { findUnreachable } from '../../../../studio/web/map/findUnreachable.ts';

const path = 'eligibility-questions/1.0.0/scheduler/travel.json';
const text = JSON.stringify({ questions: [{ id: 'a' }, { id: 'b', skipWhen: true }] }, null, 2);
const nodes = [0, 1].map((index) => ({
  id: String(index),
  kind: 'question' as const,
  label: '',
  document: 'eligibility-questions/travel',
  pointer: `/questions/${index}`,
  isOnPath: false,
  isHere: false,
}));
const finding = (code: Finding['code'], file = path): Finding => ({
  file,
  line: text.slice(0, text.indexOf('skipWhen')).split('\n').length,
  column: 1,
  severity: 'error',
  code,
  message: '',
});

it.each<[string, Finding, readonly string[]]>([
  ['a question that the proof says is never asked', finding('never-asked'), ['1']],
  ['nothing for a finding of another kind', finding('undecided'), []],
  ['nothing for a finding in another document', finding('never-asked', 'other.json'), []],
])('marks %s', (_name, found, expected) => {
  expect([...findUnreachable(nodes, [found], () => ({ path, text }))]).toEqual(expected);
});
