import { expect, it } from 'vitest';
import { describeProblem } from '#engine/problems';
import { problem, unknownName } from '../../../../engine/core/errors/problem.ts';

it('describes a problem in one line', () => {
  const place = { document: 'doc', pointer: '/a' };
  const none = 'A form needs at least one page.';
  expect(describeProblem(problem(place, 'wrong-count/pages'))).toBe(`doc#/a: ${none} [wrong-count]`);
  expect(describeProblem(problem({ document: 'doc', pointer: '' }, 'wrong-count/pages'))).toBe(
    `doc: ${none} [wrong-count]`,
  );
  expect(describeProblem({ ...problem(place, 'not-json'), line: 3, column: 1 })).toBe(
    'doc:3:1: The document is not JSON. [not-json]',
  );
  expect(describeProblem(unknownName(place, ['zip', 'city'], 'unknown-field/here', 'zpi'))).toBe(
    'doc#/a: "zpi" is not a field here. Known: zip, city. [unknown-field]',
  );
  expect(describeProblem(unknownName(place, ['zip', 'city'], 'unknown-field/here', 'ctiy'))).toBe(
    'doc#/a: "ctiy" is not a field here. Did you mean "city"? Known: zip, city. [unknown-field]',
  );
  expect(describeProblem(unknownName(place, [], 'unknown-field/here', 'x'))).toBe(
    'doc#/a: "x" is not a field here. [unknown-field]',
  );
});

it('takes the sentence of whoever has one of their own', () => {
  const own = { document: 'doc', pointer: '/a', code: 'wrong-count', message: 'A shop needs a door.' } as const;
  expect(describeProblem(own)).toBe('doc#/a: A shop needs a door. [wrong-count]');
});
