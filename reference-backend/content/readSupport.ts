import type { SchemaCheck } from '../../schemas/SchemaCheck.ts';
import type { ReadText } from './createFileReader.ts';
import type { NoteReplaced } from './noteReplaced.ts';
import { readDocument } from './readDocument.ts';

/** Only such names can be those of a file. */
const NAME = /^[\w-]+$/;

/** How guests reach the support of a banner, as far as content says it. */
export interface Support {
  readonly phone?: string;
  readonly email?: string;
  /** When somebody answers the phone. */
  readonly hours?: string;
}

const readMember = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const readText = (value: unknown, name: string, pattern: RegExp): object => {
  const text = readMember(value, name);
  return typeof text === 'string' && pattern.test(text) ? { [name]: text } : {};
};

/** Whatever else is wrong with the document, as an edit may leave it, guests learn whom to call. */
const anything: SchemaCheck<unknown> = (_document): _document is unknown => true;

/** Reads it from the frame of the banner, as it is now. */
export async function readSupport(
  contentDirectory: string,
  banner: string,
  read: ReadText,
  note: NoteReplaced,
): Promise<Support> {
  if (!NAME.test(banner)) return {};
  const path = `site-frame/1.0.0/banners/${banner}.json`;
  const frame = await readDocument(contentDirectory, path, anything, read, (broken) => note(broken, 'none'));
  const support = readMember(frame, 'support');
  return {
    ...readText(support, 'phone', /^\d{3}-\d{3}-\d{4}$/),
    ...readText(support, 'email', /^[^\s@]+@[^\s@]+$/),
    ...readText(support, 'hours', /\S/),
  };
}
