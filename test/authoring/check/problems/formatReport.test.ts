import { describe, expect, it } from 'vitest';
import { formatProblem, formatReport } from '../../../../authoring/check/problems/formatReport.ts';
import { type LocatedProblem, sortProblems } from '../../../../authoring/check/problems/LocatedProblem.ts';

const finding: LocatedProblem = {
  file: 'content-fixtures/objects/form-definition/1.0.0/scheduler/patientDetails.json',
  line: 41,
  column: 17,
  severity: 'error',
  code: 'unknown-name',
  message: '"fistName" is not a field.',
};

describe('lineOf', () => {
  it.each([
    [{}, ''],
    [{ suggestion: 'firstName' }, ' Did you mean "firstName"?'],
    [{ known: ['firstName', 'lastName'] }, ' Known: firstName, lastName.'],
    [{ known: [] }, ''],
    [
      { suggestion: 'firstName', known: ['firstName', 'lastName'] },
      ' Did you mean "firstName"? Known: firstName, lastName.',
    ],
    [
      { known: Array.from({ length: 42 }, (_, index) => `n${index}`) },
      ` Known: ${Array.from({ length: 42 }, (_, index) => `n${index}`).join(', ')}.`,
    ],
  ])('with %j', (more, end) => {
    const place = 'content-fixtures/objects/form-definition/1.0.0/scheduler/patientDetails.json:41:17';
    expect(formatProblem({ ...finding, ...more })).toBe(
      `${place}  error  unknown-name  "fistName" is not a field.${end}`,
    );
  });
});

describe('printFindings', () => {
  it.each([
    [[], 1, '1 document checked, nothing wrong.'],
    [[], 22, '22 documents checked, nothing wrong.'],
    [[finding], 22, `${formatProblem(finding)}\n1 error in 22 documents.`],
    [[finding, finding], 1, `${formatProblem(finding)}\n${formatProblem(finding)}\n2 errors in 1 document.`],
  ])('for a person: %j in %d', (problems, documents, report) => {
    expect(formatReport(problems, documents, false)).toBe(report);
  });

  it('for a tool', () => {
    expect(JSON.parse(formatReport([finding], 1, true))).toEqual([finding]);
  });

  it('has no colours', () => {
    expect(formatReport([finding], 1, false)).not.toContain('\u001b');
  });
});

describe('sorted', () => {
  it('says each finding once, in the order of files, lines and columns', () => {
    const at = (file: string, line: number, column: number): LocatedProblem => ({ ...finding, file, line, column });
    const mixed = [at('b', 1, 1), at('a', 10, 1), at('a', 2, 9), at('a', 2, 1), at('a', 2, 9)];
    expect(sortProblems(mixed)).toEqual([at('a', 2, 1), at('a', 2, 9), at('a', 10, 1), at('b', 1, 1)]);
  });
});
