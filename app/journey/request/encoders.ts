import type { Encoder, Encoders, Json } from '#engine';
import { formatPhone, isPhone } from '../../formatting/phone.ts';
import { readList, readObject, readText } from './readJson.ts';

/**
 * The lists of the booking request that take the answer to any question, as JSON Pointers (BOOK-25): documents send new
 * answers there, and neither this code nor the call has to know them.
 */
export const labeledLists: readonly string[] = ['/questionnaire/additional'];

/**
 * How answers are written in the booking request (INSURE-13, BOOK-15, BOOK-16): the closed list of encoders, which the
 * `payload` of a form definition names in `as`. Nothing is sent for an empty answer, or for one that the encoder cannot
 * write.
 */
export const encoders = (now: () => Date): Encoders => ({
  yesNo,
  onlyNo,
  lowerCase,
  phone,
  list,
  names,
  entries,
  medicareProgram: program('MEDICARE'),
  medicaidProgram: program('MEDICAID'),
  signedAt: (answer) => (readText(answer) === '' ? undefined : utc(now())),
});

/** true and false as 'Yes' and 'No'. */
const yesNo: Encoder = (answer) => (typeof answer === 'boolean' ? (answer ? 'Yes' : 'No') : undefined);

/** 'No' for false. Nothing is sent for true, because the answer with the details goes to the same place. */
const onlyNo: Encoder = (answer) => (answer === false ? 'No' : undefined);

const lowerCase: Encoder = (answer) => readText(answer).toLowerCase() || undefined;

/** The name of a program for true, so that a list of programs has only those that the guest is in. */
function program(name: string): Encoder {
  return (answer) => (answer === true ? name : undefined);
}

/** As guests read it: the last ten digits as 'nnn-nnn-nnnn'. */
const phone: Encoder = (answer) => {
  const number = readText(answer);
  return isPhone(number) ? formatPhone(number) : undefined;
};

/** One answer as a list of one, so that the answer to either of two questions can go to a field that takes a list. */
const list: Encoder = (answer) => (readText(answer) === '' ? undefined : [readText(answer)]);

/** The names of a list's entries. */
const names: Encoder = (answer) => {
  const found = readList(answer).flatMap(readName);
  return found.length === 0 ? undefined : found;
};

/** Each entry of a list as one text: `name: Rex, born: 2024-06-14`. */
const entries: Encoder = (answer) => {
  const found = readList(answer).flatMap((entry) => {
    const said = Object.entries(readObject(entry)).filter(([, value]) => value !== '' && value !== null);
    return said.length === 0 ? [] : [said.map(([name, value]) => `${name}: ${sayYesNo(value)}`).join(', ')];
  });
  return found.length === 0 ? undefined : found;
};

const sayYesNo = (value: Json): string => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value));

const readName = (entry: Json): readonly string[] => {
  const name = readText(readObject(entry).name);
  return name === '' ? [] : [name];
};

/** 'YYYY-MM-DDTHH:mm:ssZ' */
const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;
