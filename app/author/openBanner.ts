import type { EditedDocument, EditFinding } from '../../authoring/live/EditedDocument.ts';
import look from './banner.css?inline';
import { build, openShadow } from './look/openShadow.ts';

export interface Banner {
  /** Shows what is wrong now; nothing where nothing is. */
  readonly show: (documents: readonly EditedDocument[]) => void;
}

/**
 * Puts the author's banner above the page, in a tree of its own: neither do its styles reach the page nor the page's the
 * banner.
 */
export function openBanner(page: Document): Banner {
  const { host, root } = openShadow(page, look);
  // A screen reader hears what is put into a status that was there before.
  const status = page.createElement('div');
  status.setAttribute('role', 'status');
  root.append(status);
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
  };
}

function buildList(page: Document, documents: readonly EditedDocument[], hide: () => void): HTMLElement {
  const list = build(page, 'section', 'edits', ...documents.map((document) => buildDocument(page, document)));
  list.setAttribute('aria-label', 'Edited documents');
  list.tabIndex = 0;
  const close = build(page, 'button', 'hide', 'Hide until the next edit');
  close.addEventListener('click', hide);
  const { length } = documents;
  const title = length === 1 ? 'Something is wrong in 1 document' : `Something is wrong in ${length} documents`;
  list.prepend(build(page, 'p', 'title', title), close);
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
