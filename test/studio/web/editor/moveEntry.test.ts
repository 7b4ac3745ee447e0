import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { moveEntry } from '../../../../studio/web/editor/moveEntry.ts';

const text = (steps: readonly string[]) =>
  `{\n  "steps": [\n${steps.map((id) => `    {\n      "id": "${id}"\n    }`).join(',\n')}\n  ]\n}`;

/** The text after a move from the line that has a text, and the text of the line in which the caret is then. */
function move(doc: string, at: number, by: -1 | 1): readonly [string, string] {
  let state = EditorState.create({ doc, selection: { anchor: at } });
  moveEntry(by)({
    state,
    dispatch: (transaction) => {
      state = transaction.state;
    },
  });
  return [state.doc.toString(), state.doc.lineAt(state.selection.main.head).text];
}

describe('an entry', () => {
  const before = text(['one', 'two', 'three']);
  const second = before.indexOf('{\n      "id": "two"');

  it('is moved up and down whole, and the caret with it', () => {
    expect(move(before, second, -1)).toEqual([text(['two', 'one', 'three']), '    {']);
    expect(move(before, second, 1)).toEqual([text(['one', 'three', 'two']), '    {']);
  });

  it('stays where it has no neighbour', () => {
    expect(move(before, before.indexOf('{\n      "id": "one"'), -1)[0]).toBe(before);
    expect(move(before, before.indexOf('"steps"'), 1)[0]).toBe(before);
  });

  it('may be a member of an object', () => {
    const members = '{\n  "a": {\n    "x": 1\n  },\n  "b": 2\n}';
    expect(move(members, members.indexOf('"b"'), -1)).toEqual([
      '{\n  "b": 2,\n  "a": {\n    "x": 1\n  }\n}',
      '  "b": 2,',
    ]);
  });
});
