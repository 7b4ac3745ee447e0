import { expect, it } from 'vitest';
import { describeProblem } from '#engine/problems';
import { problem, unknownName } from '../../../../engine/core/errors/problem.ts';

it('describes a problem in one line', () => {
  const place = { document: 'doc', pointer: '/a' };
  expect(describeProblem(problem(place, 'wrong-count', 'It is wrong.'))).toBe('doc#/a: It is wrong. [wrong-count]');
  expect(describeProblem(problem({ document: 'doc', pointer: '' }, 'wrong-count', 'It is wrong.'))).toBe(
    'doc: It is wrong. [wrong-count]',
  );
  expect(describeProblem({ ...problem(place, 'not-json', 'It is wrong.'), line: 3, column: 1 })).toBe(
    'doc:3:1: It is wrong. [not-json]',
  );
  expect(describeProblem(unknownName(place, 'unknown-field', 'a field', 'zpi', ['zip', 'city']))).toBe(
    'doc#/a: "zpi" is not a field. Known: zip, city. [unknown-field]',
  );
  expect(describeProblem(unknownName(place, 'unknown-field', 'a field', 'ctiy', ['zip', 'city']))).toBe(
    'doc#/a: "ctiy" is not a field. Did you mean "city"? Known: zip, city. [unknown-field]',
  );
  expect(describeProblem(unknownName(place, 'unknown-field', 'a field', 'x', []))).toBe(
    'doc#/a: "x" is not a field. [unknown-field]',
  );
});
