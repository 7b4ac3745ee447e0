import { expect, test } from 'vitest';
import { printAnnotations } from '../../../contract/report/printAnnotations.ts';
import { printJunit } from '../../../contract/report/printJunit.ts';
import type { CaseResult } from '../../../contract/run/CaseResult.ts';

const ok: CaseResult = {
  call: 'search',
  case: 'near <a> "place"',
  kind: 'case',
  sent: 'GET /slots',
  status: 200,
  outcome: 'ok',
  checkResult: 'fits',
  durationMs: 1234,
};
const violation = { path: '/data', expected: '100%', got: 'x & y' };
const results: readonly CaseResult[] = [
  ok,
  { ...ok, case: 'far', outcome: 'differs', violation },
  { ...ok, case: 'none: at all', outcome: 'blocked', note: 'there is none' },
];

test('JUnit has a suite for each call, each case with its seconds, and what is wrong', () => {
  expect(printJunit('here', results).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="here">',
    '  <testsuite name="search" tests="3" failures="1" errors="1" skipped="0">',
    '    <testcase classname="search" name="near &lt;a&gt; &quot;place&quot;" time="1.234" />',
    '    <testcase classname="search" name="far" time="1.234"><failure message="/data: expected 100%, got x &amp; y" /></testcase>',
    '    <testcase classname="search" name="none: at all" time="1.234"><error message="there is none" /></testcase>',
    '  </testsuite>',
    '</testsuites>',
    '',
  ]);
});

test('GitHub is told what differs and what could not be tried', () => {
  expect(printAnnotations(results).split('\n')).toEqual([
    '::error title=search%3A far::/data: expected 100%25, got x & y',
    '::warning title=search%3A none%3A at all::there is none',
  ]);
});
