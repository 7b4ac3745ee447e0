import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../../authoring/proof/solve/Condition.ts';
import { type Space, search } from '../../../../authoring/proof/solve/search.ts';
import type { Domain, Variable } from '../../../../authoring/proof/solve/Variable.ts';
import { createWorld, every } from '../../../../authoring/proof/solve/World.ts';

const variables = (count: number): readonly Variable[] =>
  Array.from({ length: count }, (_, at) => ({ name: `v${at}` }));

function createSpace(domain: Pick<Domain, 'values' | 'complete'>, most = 10_000): Space {
  return { world: createWorld(), findDomain: () => ({ ...domain, from: [] }), most };
}

const booleans = { values: [false, true], complete: true };

const isTrue = ({ world }: Space, variable: Variable | undefined): Condition => ({
  description: `${variable?.name} is true`,
  holds: () => variable !== undefined && world.read(variable) === true,
});

const isFalse = ({ world }: Space, variable: Variable | undefined): Condition => ({
  description: `${variable?.name} is false`,
  holds: () => variable !== undefined && world.read(variable) === false,
});

describe('the search', () => {
  it('finds values with which all conditions hold, and decides no variable that none asks for', () => {
    const space = createSpace(booleans);
    const [a, b] = variables(3);
    const found = search([isTrue(space, a), isFalse(space, b)], space);
    expect(found.found && [...found.witness].map(([{ name }, value]) => [name, value])).toEqual([
      ['v0', true],
      ['v1', false],
    ]);
  });

  it('does not try again what has nothing to do with the failure', () => {
    // There are 2^40 combinations between the cause and the failure.
    const space = createSpace(booleans);
    const [first, ...others] = variables(41);
    const either = others.map(
      (variable): Condition => ({
        description: 'anything',
        holds: () => space.world.read(variable) !== undefined,
      }),
    );
    const result = search([isTrue(space, first), ...either, isFalse(space, first)], space);
    expect(result).toMatchObject({ found: false, certain: true });
    expect(!result.found && result.failed.map(({ description: words }) => words)).toEqual([
      'v0 is true',
      'v0 is false',
    ]);
  });

  it('is not certain when values were left out', () => {
    const space = createSpace({ values: [false], complete: false });
    const [a] = variables(1);
    expect(search([isTrue(space, a)], space)).toMatchObject({ found: false, certain: false });
  });

  it('is certain in spite of values left out of a variable that does not matter', () => {
    const space = createSpace(booleans);
    const [a, b] = variables(2);
    const partial: Space = {
      ...space,
      findDomain: (variable) => ({ values: [false, true], complete: variable === b, from: [] }),
    };
    const reads: Condition = {
      description: 'anything',
      holds: () => a !== undefined && space.world.read(a) !== undefined,
    };
    expect(search([reads, isTrue(partial, b), isFalse(partial, b)], partial)).toMatchObject({
      found: false,
      certain: true,
    });
  });

  it('gives up, and has proven nothing, when it takes too long', () => {
    const space = createSpace(booleans, 3);
    const [a, b] = variables(2);
    const result = search([isTrue(space, a), isTrue(space, b), isFalse(space, a)], space);
    expect(result).toMatchObject({ found: false, certain: false });
  });

  it('does not try other values for which the parts of a failure come to the same', () => {
    // Of ten million combinations, all but one make the part true.
    const values = Array.from({ length: 10 }, (_, at) => at);
    const [last, ...others] = variables(8);
    const space = createSpace({ values, complete: true }, 1000);
    const { world } = space;
    const key = {};
    const isAny = () => world.part(key, () => others.some((each) => world.read(each) !== 9)) === true;
    const isEven = () => last !== undefined && Number(world.read(last)) % 2 === 0;
    const holds = (description: string, holds: () => boolean): Condition => ({ description, holds });
    const all = [holds('any', isAny), holds('even', isEven), holds('odd', () => isAny() && !isEven())];
    expect(search(all, space)).toMatchObject({ found: false, certain: true });
  });

  it('does not vary what comes before the part that decides', () => {
    const [first, ...others] = variables(41);
    const space = createSpace(booleans, 1000);
    const { world } = space;
    const reads = others.map((each) => () => world.read(each) !== undefined);
    const both = (last: boolean): Condition => ({
      description: `everything is known, and the last is ${last}`,
      holds: () => every(world, [...reads, () => first !== undefined && world.read(first) === last]),
    });
    expect(search([both(true), both(false)], space)).toMatchObject({ found: false, certain: true });
  });
});
