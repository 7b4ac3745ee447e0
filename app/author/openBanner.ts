import type { EditedDocument, EditFinding } from '../../authoring/live/EditedDocument.ts';
import look from './banner.css?inline';
import { build, openShadow } from './look/openShadow.ts';

export interface Banner {
  /** Shows what is wrong now; nothing where nothing is. */
  readonly show: (documents: readonly EditedDocument[]) => void;
  /** Tells the author something about this page, until it is hidden or left. */
  readonly tell: (sentence: string) => void;
}

/**
 * Puts the author's banner above the page, in a tree of its own: neither do its styles reach the page nor the page's the
 * banner.
 */
export function openBanner(page: Document): Banner {
  const { host, root } = openShadow(page, look);
  // A screen reader hears what is put into a status that was there before.
  const [told, status] = [page.createElement('div'), page.createElement('div')];
  for (const each of [told, status]) each.setAttribute('role', 'status');
  root.append(told, status);
  page.body.prepend(host);
  let shown = '';
  return {
    show: (documents) => {
      const next = JSON.stringify(documents);
      // What the author has hidden stays hidden until something else is found.
      if (next === shown) return;
      shown = next;
      status.replaceChildren(
        ...(documents.length === 0 ? [] : [buildList(page, documents, () => status.replaceChildren())]),
      );
    },
    tell: (sentence) =>
      told.replaceChildren(
        build(
          page,
          'section',
          'edits',
          build(page, 'p', 'title', sentence),
          buildHide(page, 'Hide', () => told.replaceChildren()),
        ),
      ),
  };
}

function buildHide(page: Document, name: string, hide: () => void): HTMLElement {
  const close = build(page, 'button', 'hide', name);
  close.addEventListener('click', hide);
  return close;
}

function buildList(page: Document, documents: readonly EditedDocument[], hide: () => void): HTMLElement {
  const list = build(page, 'section', 'edits', ...documents.map((document) => buildDocument(page, document)));
  list.setAttribute('aria-label', 'Edited documents');
  list.tabIndex = 0;
  const { length } = documents;
  const title = length === 1 ? 'Something is wrong in 1 document' : `Something is wrong in ${length} documents`;
  list.prepend(build(page, 'p', 'title', title), buildHide(page, 'Hide until the next edit', hide));
  return list;
}

const buildDocument = (page: Document, { file, copy, findings }: EditedDocument): HTMLElement =>
  build(
    page,
    'div',
    'document',
    build(page, 'p', 'file', file),
    build(page, 'p', 'copy', copy),
    build(page, 'ul', 'findings', ...findings.map((finding) => buildFinding(page, finding))),
  );

const buildFinding = (page: Document, { line, column, pointer, code, message }: EditFinding): HTMLElement =>
  build(
    page,
    'li',
    'finding',
    `Line ${line}, column ${column}: ${message} `,
    build(page, 'span', 'place', pointer === '' ? code : `${code} at ${pointer}`),
  );
