import { escapeName } from '#engine';
import type { ReadSchema } from '../checks/SchemaPart.ts';
import { membersOf } from './membersOf.ts';
import { valuesIn } from './valuesIn.ts';

/** A text that a guest reads. */
export interface Words {
  /** JSON Pointer. */
  readonly pointer: string;
  readonly text: string;
  /** Whether it is shown as HTML; else as it stands. */
  readonly isRich: boolean;
}

/** The texts of a document that a guest reads: where its schema has a `contentMediaType`, and those of a form's look. */
export const wordsIn = (document: unknown, kind: string, read: ReadSchema): readonly Words[] => [
  ...valuesIn(document, kind, read).flatMap(({ pointer, value, schemas }) => {
    const media = schemas.map(({ schema }) => schema.contentMediaType);
    const isRich = media.includes('text/html');
    return typeof value === 'string' && (isRich || media.includes('text/plain'))
      ? [{ pointer, text: value, isRich }]
      : [];
  }),
  ...(kind === 'form-definition' ? looksIn(document, '') : []),
];

const looksWithWords = ['help', 'placeholder', 'title', 'on', 'off', 'entry', 'add', 'delete'].map(
  (name) => `ui:${name}`,
);

/** The words of each page's look: of `ui:…` members, and the titles of sections. */
function looksIn(document: unknown, pointer: string): readonly Words[] {
  const isLook = /^\/pages\/\d+\/uiSchema/.test(pointer);
  return membersOf(document).flatMap(([name, value]) => {
    const at = `${pointer}/${escapeName(name)}`;
    const isWords = isLook && (looksWithWords.includes(name) || /\/ui:sections\/\d+\/title$/.test(at));
    return isWords && typeof value === 'string' ? [{ pointer: at, text: value, isRich: false }] : looksIn(value, at);
  });
}
