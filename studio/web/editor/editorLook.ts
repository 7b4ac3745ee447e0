import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--sw-color-surface)', color: 'var(--sw-color-text)' },
  '&.cm-focused': { outline: '2px solid var(--sw-focus-ring)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "SF Mono", "Cascadia Code", "DejaVu Sans Mono", Menlo, Consolas, monospace',
    fontSize: '0.8125rem',
    lineHeight: '1.55',
  },
  '.cm-gutters': {
    backgroundColor: 'var(--sw-color-surface)',
    color: 'var(--sw-color-muted)',
    borderInlineEnd: '1px solid var(--sw-color-line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--sw-color-primary-soft) 55%, transparent)',
  },
  '.cm-cursor': { borderInlineStartColor: 'var(--sw-color-text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--sw-color-primary) 28%, transparent)',
  },
  '.cm-panels': { backgroundColor: 'var(--sw-color-page)', color: 'var(--sw-color-text)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--sw-color-surface)',
    color: 'var(--sw-color-text)',
    border: '1px solid var(--sw-color-border)',
    borderRadius: '0.5rem',
    boxShadow: 'var(--sw-shadow-float)',
    maxWidth: '32rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--sw-color-primary)',
    color: 'var(--sw-color-on-primary)',
  },
  '.cm-completionDetail': { fontStyle: 'normal', color: 'var(--sw-color-muted)' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionInfo, .cm-explanation': {
    fontFamily: 'var(--sw-font)',
    fontSize: '0.875rem',
    padding: '0.5rem 0.75rem',
    overflowWrap: 'anywhere',
  },
  '.cm-explanation p': { marginBlockStart: '0.25rem' },
  '.cm-snippetField': { backgroundColor: 'var(--sw-color-primary-soft)' },
  '.cm-diagnostic': { fontFamily: 'var(--sw-font)', fontSize: '0.875rem', padding: '0.5rem 0.75rem' },
  '.cm-diagnosticAction': {
    backgroundColor: 'var(--sw-color-primary)',
    color: 'var(--sw-color-on-primary)',
    borderRadius: '0.375rem',
    padding: '0.25rem 0.625rem',
  },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--sw-color-page)',
    color: 'var(--sw-color-muted)',
    borderColor: 'var(--sw-color-line)',
  },
});

/** Colors with at least 4.5:1 on the surface, in light and dark. */
const highlight = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--sw-color-primary)' },
  { tag: tags.string, color: 'var(--sw-color-success)' },
  { tag: tags.number, color: 'var(--sw-color-accent)' },
  { tag: [tags.bool, tags.null], color: 'var(--sw-color-warning)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--sw-color-muted)' },
]);

/** The look of the editor, in the colors of the app. */
export const editorLook: Extension = [theme, syntaxHighlighting(highlight)];
