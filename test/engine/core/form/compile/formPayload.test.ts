import { describe, expect, it } from 'vitest';
import type { FormDefinition, PayloadDefinition } from '#engine';
import { about } from '../../wizard/exampleWizard.ts';
import { withPerson } from '../exampleForm.ts';
import { expectRefusals, findProblems } from '../expectRefusals.ts';

const payload = (...lines: readonly PayloadDefinition[]): FormDefinition => ({ ...about, payload: lines });

describe('compiling what a form sends', () => {
  it('takes two answers for one place where an encoder may send nothing', () => {
    const form = payload({ from: '/firstName', to: '/a' }, { from: '/mobile', to: '/a', as: 'yesNo' });
    expect(findProblems(form)).toEqual([]);
  });

  expectRefusals([
    [
      'an answer to send that nobody gives',
      payload({ from: '/firtsName', to: '/x' }),
      'unknown-field',
      '/payload/0/from',
      '"firtsName" is not a field here.',
      'firstName',
    ],
    [
      'a target that is no pointer',
      payload({ from: '/firstName', to: 'x' }),
      'malformed-place',
      '/payload/0/to',
      '"x" is not a place in the request; write it as "/group/name".',
    ],
    [
      'a target on the prototype',
      payload({ from: '/firstName', to: '/__proto__/x' }),
      'malformed-place',
      '/payload/0/to',
      '"/__proto__/x" is not a place in the request; write it as "/group/name".',
    ],
    [
      'an unknown encoder',
      payload({ from: '/firstName', to: '/x', as: 'yesno' }),
      'unknown-encoder',
      '/payload/0/as',
      '"yesno" is not an encoder.',
      'yesNo',
    ],
    [
      'a target inside another',
      payload({ from: '/firstName', to: '/a' }, { from: '/email', to: '/a/b' }),
      'place-inside-place',
      '/payload/1/to',
      '"/a/b" lies inside "/a", which another answer fills.',
    ],
    [
      'two answers for one place, both always asked',
      payload({ from: '/firstName', to: '/a' }, { from: '/email', to: '/a' }),
      'place-taken-twice',
      '/payload/1/to',
      '"/firstName" is sent to "/a" too, and only one of them would arrive.',
    ],
    [
      'an answer that a page sends nowhere',
      withPerson({ payload: [{ from: '/firtsName', to: '/x' }] }),
      'unknown-field',
      '/pages/0/payload/0/from',
      '"firtsName" is not a field here.',
      'firstName',
    ],
    [
      'a target of a page inside one of the form',
      { ...withPerson({ payload: [{ from: '/email', to: '/a/b' }] }), payload: [{ from: '/firstName', to: '/a' }] },
      'place-inside-place',
      '/pages/0/payload/0/to',
      '"/a/b" lies inside "/a", which another answer fills.',
    ],
  ]);
});
