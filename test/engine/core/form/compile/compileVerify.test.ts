import { describe, expect, it } from 'vitest';
import { compileWizard, type PageDefinition, type VerifyDefinition } from '#engine';
import { worded } from '../../problems/worded.ts';
import { home, summary, tripKnown } from '../../wizard/tripWizard.ts';

const [place] = home.pages;
if (!place) throw new Error('The example has a page.');

/** The problems of a page: code, place and message. */
function findProblems(page: PageDefinition): readonly (readonly string[])[] {
  const compiled = compileWizard(
    { name: 'config', document: { group: 'x', steps: [{ id: 'home', form: 'home' }] } },
    [{ name: 'home', document: { ...home, pages: [page] } }],
    tripKnown,
  );
  return worded(compiled).map(({ code, pointer, message }) => [code, pointer, message]);
}
const verifying = (verify: VerifyDefinition) => findProblems({ ...place, verify });
const town = { town: '/town' };

describe('what a page verifies', () => {
  it.each<readonly [string, VerifyDefinition, string, string, string]>([
    ['an unknown verifier', { as: 'palce', fields: town }, 'unknown-verifier', '/as', '"palce" is not a verifier.'],
    [
      'a verifier that every object has',
      { as: 'constructor', fields: town },
      'unknown-verifier',
      '/as',
      '"constructor" is not a verifier.',
    ],
    [
      'a name that the verifier does not take',
      { as: 'place', fields: { twon: '/town' } },
      'unknown-verifier-field',
      '/fields/twon',
      '"twon" is not a name that "place" takes.',
    ],
    [
      'a field that is not there',
      { as: 'place', fields: { town: '/twon' } },
      'unknown-field',
      '/fields/town',
      '"twon" is not a field here.',
    ],
    [
      'no pointer',
      { as: 'place', fields: { town: 'town' } },
      'malformed-pointer',
      '/fields/town',
      '"town" is not a pointer; a field is written as "/name".',
    ],
    [
      'a field that is left undefined',
      { as: 'place', fields: { town: undefined } },
      'malformed-pointer',
      '/fields/town',
      '"" is not a pointer; a field is written as "/name".',
    ],
    [
      'a rule of no field',
      { as: 'place', fields: town, when: { var: 'answers.twon' } },
      'unknown-name',
      '/when/var',
      '"twon" is not in "answers".',
    ],
    [
      'a rule that is not yes or no',
      { as: 'place', fields: town, when: { var: 'answers.town' } },
      'wrong-rule-value',
      '/when',
      expect.any(String),
    ],
  ])('is not %s', (_, verify, code, pointer, message) => {
    expect(verifying(verify)).toEqual([[code, `/pages/0/verify${pointer}`, message]]);
  });

  it('is a field of the page itself', () => {
    const schema = {
      type: 'object',
      properties: { at: { type: 'object', properties: { town: { type: 'string', title: 'Town' } } } },
    };
    const verify = { as: 'place', fields: { town: '/at/town' } };
    expect(findProblems({ name: 'p', title: 'P', schema, verify })).toEqual([
      [
        'field-inside-group',
        '/pages/0/verify/fields/town',
        '"/at/town" is inside a group; only a field of the page itself can be verified.',
      ],
    ]);
  });

  it('reports all problems at once', () => {
    expect(verifying({ as: 'x', fields: { town: '/a', street: '/b' }, when: 'x' })).toHaveLength(4);
  });
});

describe('a page that lists the answers', () => {
  const [page] = summary.pages;

  it('compiles without fields', () => {
    expect(page && findProblems(page)).toEqual([]);
  });

  it('asks nothing itself', () => {
    expect(findProblems({ ...place, review: true })).toEqual([
      [
        'review-with-fields',
        '/pages/0/review',
        'A page that lists the answers asks nothing itself, so it cannot have fields.',
      ],
    ]);
  });
});
