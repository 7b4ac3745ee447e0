import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from '@codemirror/view';
import type { Desk } from '../../desk/createDesk.ts';
import { allTexts } from '../../desk/DeskState.ts';
import { type Explanation, explainPlace } from './explainPlace.ts';

/** Says what stands below the pointer, and by F1 what stands at the caret; Escape closes it. */
export function hoverHere(desk: Pick<Desk, 'state'>, document: string): Extension {
  const explain = (view: EditorView, offset: number) =>
    explainPlace(
      document,
      new Map([...allTexts(desk.state.getState()), [document, view.state.doc.toString()]]),
      offset,
    );
  return [
    hoverTooltip((view, offset) => {
      const found = explain(view, offset);
      return found ? tooltip(found, offset) : null;
    }),
    atCaret,
    keymap.of([
      {
        key: 'F1',
        preventDefault: true,
        run: (view) => {
          const { head } = view.state.selection.main;
          const found = explain(view, head);
          const words = found ? [found.title, ...found.lines].join('. ') : 'Nothing is known of this place.';
          view.dispatch({
            effects: [showAtCaret.of(found ? tooltip(found, head) : null), EditorView.announce.of(words)],
          });
          return true;
        },
      },
      {
        key: 'Escape',
        run: (view) => {
          if (view.state.field(atCaret) === null) return false;
          view.dispatch({ effects: showAtCaret.of(null) });
          return true;
        },
      },
    ]),
  ];
}

const showAtCaret = StateEffect.define<Tooltip | null>();

/** The explanation that was asked for by key; it goes as soon as the caret does. */
const atCaret = StateField.define<Tooltip | null>({
  create: () => null,
  update: (shown, { effects, docChanged, selection }) => {
    const wanted = effects.find((effect) => effect.is(showAtCaret));
    if (wanted?.is(showAtCaret)) return wanted.value;
    return docChanged || selection ? null : shown;
  },
  provide: (field) => showTooltip.from(field),
});

function tooltip({ title, lines }: Explanation, pos: number): Tooltip {
  return {
    pos,
    above: true,
    create: () => {
      const dom = window.document.createElement('div');
      dom.className = 'cm-explanation';
      const head = window.document.createElement('strong');
      head.textContent = title;
      dom.append(
        head,
        ...lines.map((line) => {
          const words = window.document.createElement('p');
          words.textContent = line;
          return words;
        }),
      );
      return { dom };
    },
  };
}
