import type { FormDefinition, Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { listWords } from '../words/wordStems.ts';

interface Found extends AuthoringProblem {
  /** What the form says of the word: another form that shares the word may mention it. */
  readonly isMentioned: boolean;
}

type Voice = NonNullable<FormDefinition['voice']>;

/** Reports words of a voice that speak of whom another voice is about: "your child" where somebody else is the patient. */
const foreignWords = (document: string, { others }: Voice): readonly Found[] =>
  others.flatMap(({ words }, index) => {
    const elsewhere = others.filter((other) => other.words !== words).flatMap((other) => aboutWhom(other.words));
    const foreign = elsewhere.filter((word) => !aboutWhom(words).includes(word));
    return Object.entries(words).flatMap(([name, text]): readonly Found[] => {
      const said = foreign.find((word) => listWords(String(text)).includes(word));
      if (said === undefined) return [];
      const message = `"${text}" speaks of "${said}", as another voice does, and the other words of this voice do not.`;
      const pointer = `/voice/others/${index}/words/${name}`;
      return [{ document, pointer, code: 'voice-of-another', message, isMentioned: false }];
    });
  });

/** Words of a voice that are those of anybody, where the other voices have words of their own. */
const wordsOfAnybody = (document: string, { words: own, others }: Voice): readonly Found[] =>
  others.flatMap(({ words }, index) =>
    Object.entries(words).flatMap(([name, text]): readonly Found[] => {
      const elsewhere = others.filter((other) => other.words !== words).flatMap((other) => wordOf(other.words, name));
      const [said] = elsewhere;
      if (said === undefined || text !== wordOf(own, name)[0] || elsewhere.some((word) => word === text)) return [];
      const message = `"${text}" is said to anybody, and another voice says "${said}" for it.`;
      const pointer = `/voice/others/${index}/words/${name}`;
      return [{ document, pointer, code: 'voice-of-another', message, isMentioned: false }];
    }),
  );

const wordOf = (words: object, name: string): readonly string[] => {
  const word = readMember(words, name);
  return typeof word === 'string' ? [word] : [];
};

/** Voices whose condition names whom the words of another voice are about, and not its own. */
const exchangedConditions = (document: string, { others }: Voice): readonly Found[] =>
  others.flatMap(({ words, when }, index): readonly Found[] => {
    const named = namedIn(when).filter((word) => !aboutWhom(words).includes(word));
    const other = others.find((each) => each.words !== words && aboutWhom(each.words).some(isIn(named)));
    const said = other && aboutWhom(other.words).find(isIn(named));
    if (other === undefined || said === undefined || namedIn(other.when).includes(said)) return [];
    const message = `This voice is for "${said}", of whom another voice speaks, and its own words do not.`;
    const pointer = `/voice/others/${index}/when`;
    return [{ document, pointer, code: 'voice-of-another', message, isMentioned: false }];
  });

/** Voices that nobody hears, because a voice before them has the same condition. */
const repeatedConditions = (document: string, { others }: Voice): readonly Found[] =>
  others.flatMap(({ when }, index): readonly Found[] => {
    const before = others.slice(0, index).findIndex((other) => JSON.stringify(other.when) === JSON.stringify(when));
    if (before < 0) return [];
    const message = `Nobody hears this voice: the voice ${before + 1} of the list has the same condition.`;
    const pointer = `/voice/others/${index}/when`;
    return [{ document, pointer, code: 'voice-of-another', message, isMentioned: false }];
  });

/** The words of the values that a condition compares with. */
const namedIn = (when: unknown): readonly string[] => {
  if (typeof when === 'string') return listWords(when);
  return listMembers(when).flatMap(([name, value]) => (name === 'var' ? [] : namedIn(value)));
};

const isIn =
  (words: readonly string[]) =>
  (word: string): boolean =>
    words.includes(word);

/** What at least half of the words of a voice say. */
function aboutWhom(words: object): readonly string[] {
  const said = Object.values(words).map((text) => listWords(String(text)));
  return [...new Set(said.flat())].filter(
    (word) => said.filter((each) => each.includes(word)).length * 2 >= said.length,
  );
}

/**
 * Reports words of a voice that no text mentions, and words that a voice leaves out although texts mention them: those
 * texts address its guests as they address all others. Forms may share words, which are then one word with one place.
 */
export function checkVoices(
  { definitions }: CheckedDocuments,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const found = definitions.flatMap(({ name: document, document: { voice, ...form } }): readonly Found[] => {
    if (voice === undefined) return [];
    const written = JSON.stringify(form);
    const isMentioned = (name: string): boolean => written.includes(`{${name}}`);
    const names = Object.keys(voice.words);
    const unused = names.map(
      (name): Found => ({
        document,
        pointer: `/voice/words/${name}`,
        code: 'unused-word',
        severity: 'warning',
        message: `No text mentions the word "${name}": none has "{${name}}".`,
        isMentioned: isMentioned(name),
      }),
    );
    const leftOut = voice.others.flatMap(({ words }, index) =>
      names
        .filter((name) => isMentioned(name) && !Object.hasOwn(words, name))
        .map(
          (name): Found => ({
            document,
            pointer: `/voice/others/${index}/words`,
            code: 'word-left-out',
            severity: 'warning',
            message: `This voice has no "${name}", so texts with "{${name}}" speak to its guests as to all others.`,
            isMentioned: false,
          }),
        ),
    );
    const repeated = repeatedConditions(document, voice);
    const exchanged = repeated.length > 0 ? repeated : exchangedConditions(document, voice).slice(0, 1);
    const foreign = [...foreignWords(document, voice), ...wordsOfAnybody(document, voice), ...exchanged];
    return [...unused, ...leftOut, ...foreign];
  });
  const placed = new Map<string, Found>();
  for (const problem of found.map(atOrigin)) {
    const key = JSON.stringify([problem.document, problem.pointer, problem.message]);
    const before = placed.get(key);
    placed.set(key, { ...problem, isMentioned: problem.isMentioned || before?.isMentioned === true });
  }
  return [...placed.values()]
    .filter(({ isMentioned }) => !isMentioned)
    .map(({ isMentioned: _, ...problem }) => problem);
}
