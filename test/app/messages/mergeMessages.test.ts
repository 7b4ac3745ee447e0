import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeMessages } from '../../../app/messages/mergeMessages.ts';

const shipped = { heading: 'Find', button: { go: 'Go', back: 'Back' }, steps: [{ title: 'One' }, { title: 'Two' }] };

describe('the messages of a document over the shipped ones', () => {
  it('are taken where they are there', () => {
    const document = { heading: 'Search', button: { go: 'Start' }, steps: [{ title: 'First' }, { title: 'Second' }] };
    expect(mergeMessages(shipped, document)).toEqual({
      heading: 'Search',
      button: { go: 'Start', back: 'Back' },
      steps: [{ title: 'First' }, { title: 'Second' }],
    });
  });

  it.each<[string, unknown]>([
    ['no object', 'Search'],
    ['nothing', undefined],
    ['a list', [shipped]],
    ['an empty text', { heading: ' ' }],
    ['a number', { heading: 1 }],
    ['a text in place of a group', { button: 'Go' }],
    ['a list that is too short', { steps: [] }],
    ['a text with a name that nothing fills', { heading: 'Find {what}', button: { go: 'Go {n}' } }],
    ['members that nobody reads', { title: 'Other', steps: [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }] }],
  ])('are the shipped ones for %s', (_what, document) => {
    expect(mergeMessages(shipped, document)).toEqual(shipped);
  });

  it('may have fewer of the names that the app fills, and no other', () => {
    const found = { many: '{n} near {place}', one: 'One near {place}' };
    const document = { many: '{n} places', one: '{n} near {place}' };
    expect(mergeMessages(found, document)).toEqual({ many: '{n} places', one: 'One near {place}' });
  });

  it('always have the shape of the shipped ones, whatever the document is', () => {
    const word = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant({}));
    const documents = fc.oneof(
      fc.anything(),
      fc.record(
        {
          heading: word,
          button: fc.oneof(word, fc.record({ go: word, back: word }, { requiredKeys: [] })),
          steps: fc.oneof(word, fc.array(fc.oneof(word, fc.record({ title: word })))),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(documents, (document) => {
        const merged = mergeMessages(shipped, document);
        expect(shapeOf(merged)).toEqual(shapeOf(shipped));
      }),
    );
  });
});

/** The same value with the type of each text in its place. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shapeOf(member)]));
}
