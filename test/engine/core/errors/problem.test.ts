import { describe, expect, it } from 'vitest';
import { describeProblem, EngineError } from '#engine';
import { nearestName } from '../../../../engine/core/errors/nearestName.ts';
import { inside, problem, unknownName } from '../../../../engine/core/errors/problem.ts';

const place = { document: 'doc', pointer: '/a' };

describe('the nearest name', () => {
  const known = ['firstName', 'lastName', 'zip', 'or', 'and'];

  it.each([
    ['fristName', 'firstName'],
    ['firstname', 'firstName'],
    ['LASTNAME', 'lastName'],
    ['zi', 'zip'],
    ['ro', undefined],
    ['middleName', undefined],
    ['', undefined],
  ])('to %s is %s', (name, expected) => {
    expect(nearestName(name, known)).toBe(expected);
  });

  it('to one as long as a book is told at once', () => {
    const started = performance.now();
    for (let times = 0; times < 100; times += 1) expect(nearestName('first'.repeat(40_000), known)).toBe(undefined);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('a problem', () => {
  it('stands inside its place, names escaped', () => {
    expect(inside(place, 'b/c', 0, '~')).toEqual({ document: 'doc', pointer: '/a/b~1c/0/~0' });
  });

  it('is told in one line', () => {
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

  it('is no error: only a broken invariant is', () => {
    expect(new EngineError('x')).toMatchObject({ name: 'EngineError', message: 'x' });
  });
});
