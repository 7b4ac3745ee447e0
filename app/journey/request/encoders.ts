import type { Encoder, Encoders, Json, JsonObject } from '#engine';

/**
 * How answers are written in the booking request (INSURE-13, BOOK-15, BOOK-16): the closed list that the `payload` of a
 * form definition names in `as`. An answer that an encoder cannot write sends nothing, and nothing empty is written.
 */
export const encoders = (now: () => Date): Encoders => ({
  yesNo,
  onlyNo,
  lowerCase,
  phone,
  list,
  names,
  medicareProgram: program('MEDICARE'),
  medicaidProgram: program('MEDICAID'),
  signedAt: (answer) => (readText(answer) === '' ? undefined : utc(now())),
});

/** true and false as 'Yes' and 'No'. */
const yesNo: Encoder = (answer) => (typeof answer === 'boolean' ? (answer ? 'Yes' : 'No') : undefined);

/** 'No' for false. Of a yes nothing is sent: the answer that says which goes to the same place. */
const onlyNo: Encoder = (answer) => (answer === false ? 'No' : undefined);

const lowerCase: Encoder = (answer) => readText(answer).toLowerCase() || undefined;

/** The name of a program for true: a list of programs has those that the guest is in. */
function program(name: string): Encoder {
  return (answer) => (answer === true ? name : undefined);
}

/** The last ten digits as 'nnn-nnn-nnnn'. */
const phone: Encoder = (answer) => {
  const [, area, exchange, line] = /(\d{3})(\d{3})(\d{4})$/.exec(readText(answer).replace(/\D/g, '')) ?? [];
  return area && exchange && line ? `${area}-${exchange}-${line}` : undefined;
};

/** One answer, where the request takes a list: an answer given to either of two questions can so go to one place. */
const list: Encoder = (answer) => (readText(answer) === '' ? undefined : [readText(answer)]);

/** The names of a list's entries. */
const names: Encoder = (answer) => {
  const found = isList(answer) ? answer.flatMap(readName) : [];
  return found.length === 0 ? undefined : found;
};

const readName = (entry: Json): readonly string[] => {
  const name = isFields(entry) ? readText(entry.name) : '';
  return name === '' ? [] : [name];
};

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const isFields = (value: Json): value is JsonObject => typeof value === 'object' && value !== null && !isList(value);

const readText = (answer: Json | undefined): string => (typeof answer === 'string' ? answer.trim() : '');

/** 'YYYY-MM-DDTHH:mm:ssZ' */
const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;
