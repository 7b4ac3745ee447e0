/** Letters and digits alone, whatever stands between them. */
const plain = (text: string): string => text.toLowerCase().replace(/[^0-9a-z]/g, '');

/** The spellings of an id: as it is, and its bytes as they are written elsewhere. */
const spellingsOf = (id: string): readonly string[] => [
  id,
  Buffer.from(id, 'base64url').toString('hex'),
  Buffer.from(plain(id), 'hex').toString('base64url'),
  Buffer.from(id).toString('hex'),
  Buffer.from(id).toString('base64url'),
];

/** The shortest spelling that is no accident. */
const SHORTEST = 16;

/** Whether a text has an id in it, in any usual spelling. */
export const repeatsId = (text: string, id: string): boolean =>
  spellingsOf(id)
    .map(plain)
    .some((spelling) => spelling.length >= SHORTEST && plain(text).includes(spelling));

/** What the parts of a text are where they are written in another way. */
const readingsOf = (text: string): readonly string[] =>
  (text.match(/[\w+/-]+/g) ?? []).flatMap((part) =>
    (['base64url', 'hex'] as const).map((encoding) => Buffer.from(part, encoding).toString('latin1')),
  );

/** Whether a text tells a code, such as that of an appointment by its beginning, or by a part that has to be decoded. */
export const tellsCode = (text: string, code: string): boolean =>
  [...spellingsOf(text), ...readingsOf(text)].map(plain).some((spelling) => spelling.includes(plain(code)));
