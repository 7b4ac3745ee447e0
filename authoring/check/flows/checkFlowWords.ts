import { type FlowTraits, flows } from '../../../app/journey/flows.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { sentencesOf } from '../words/Sentence.ts';
import { type FlowText, flowTexts } from './flowTexts.ts';

/** Words that only guests of flows with a trait should read, and what the others read who lack it. */
interface TraitWords {
  readonly words: RegExp;
  readonly has: (flow: FlowTraits) => boolean;
  readonly others: string;
  /** Whether the others may read that they need not: "You do not have to come to the clinic." */
  readonly mayBeDenied?: boolean;
  /** Sentences that nobody without the trait may read in any text, because they promise what these guests do not get. */
  readonly certain?: RegExp;
}

const ANYTHING = /^/;

const DENIAL = /\b(?:not|never|without|no need)\b|n['’]t\b/i;

const traits: readonly TraitWords[] = [
  {
    words: /\bwalk-ins?\b|\bwait(?:ing)? times?\b/i,
    has: ({ hasTime }) => !hasTime,
    others: 'come at a time',
    // What a walk-in may not, without a word of the appointment that these guests have.
    certain: /^(?!.*\b(?:appointments?|visits?|times?)\b)(?=.*\bwalk-ins?\b).*(?:\bcan(?:not| not)\b|\bcan['’]t\b)/i,
  },
  { words: /\bbefore your appointment\b/i, has: ({ hasTime }) => hasTime, others: 'are walk-ins' },
  {
    words:
      /\blinks? to (?:cancel|change|move)\b|\b(?:can|may) (?:cancel|change|move|reschedule)\b[^.]*\b(?:online|links?|e-?mails?)\b|\b(?:to|you (?:can|may)|please|,) (?:cancel|change|move|reschedule)\b[^.]*\blinks?\b/i,
    has: ({ hasTime }) => hasTime,
    others: 'are walk-ins',
    mayBeDenied: true,
    certain: ANYTHING,
  },
  {
    // "Less than 2 hours before the visit, it can't be canceled online" holds for all of them.
    words:
      /^(?!.*\b(?:walk-ins?|minutes?|hours?|days?|once|after|when|if|until)\b).*\b(?:can(?:not|['’]t)|can not) (?:be )?(?:cancel|change|move|reschedule)\w*\b[^.]*\bonline\b/i,
    has: ({ hasTime }) => !hasTime,
    others: 'have a link to cancel',
    certain: ANYTHING,
  },
  {
    words: /\bby video\b|\bvideo[- ](?:calls?|visits?)\b/i,
    has: ({ byVideo }) => byVideo,
    others: 'do not come by video',
  },
  {
    words:
      /\barrive\b|\bcheck in\b|\bat the (?:clinic|\w* ?counter)\b|\b(?:come|get|drive) to (?:the|our|a|your) (?:\w+ )?(?:clinic|pharmacy|store|counter)\b|\bwaiting room\b|\bfront desk\b|\bparking\b/i,
    has: ({ byVideo }) => !byVideo,
    others: 'meet by video',
    mayBeDenied: true,
    certain:
      /\b(?:arrive|come|be)\b[^.]*\b(?:clinic|pharmacy|store|counter|desk)\b[^.]*\bbefore (?:the|your) (?:time|appointment|visit)\b/i,
  },
  {
    words: /\bfront desk\b|\b(?:at|to) (?:the|our|a|your) clinic\b/i,
    has: ({ entry }) => entry !== 'pharmacy',
    others: 'come to a pharmacy',
    mayBeDenied: true,
    certain: /\b(?:check in|come|arrive)\b[^.]*\bfront desk\b/i,
  },
  { words: /\bdietitians?\b/i, has: ({ provider }) => provider === 'dietitian', others: 'see no dietitian' },
];

/**
 * Reports texts that only guests of a flow read, and that speak of what it does not have, such as a walk-in: probably
 * they were copied from another flow. A warning where none has the same sentence, because one may speak of another way,
 * too, unless it promises what these guests do not get.
 */
export const checkFlowWords = (
  documents: readonly ParsedDocument[],
  checked: Pick<CheckedDocuments, 'schedulers' | 'configurations'>,
): readonly AuthoringProblem[] => {
  const texts = flowTexts(documents, checked);
  return texts.flatMap((text) =>
    traits.flatMap(({ words, has, others, mayBeDenied, certain }): readonly AuthoringProblem[] => {
      if (text.flows.some((flow) => has(flows[flow]))) return [];
      const [found] = sentencesOf(text.document, text).flatMap((sentence) => {
        const [said] = mayBeDenied && DENIAL.test(sentence.text) ? [] : (words.exec(sentence.text) ?? []);
        return said === undefined ? [] : [{ said, sentence: sentence.text.trim() }];
      });
      if (found === undefined) return [];
      const { said, sentence } = found;
      const copy = texts.find((each) => each.flows.every((flow) => has(flows[flow])) && hasSentence(each, sentence));
      const from =
        copy && ` The same words stand for ${copy.flows.join(' and ')} ("${copy.document}", ${copy.pointer}).`;
      const message = `Guests of ${text.flows.join(' and ')} ${others}, and read "${said}".${from ?? ''}`;
      const { document, pointer } = text;
      return [
        {
          document,
          pointer,
          code: 'words-of-another-flow',
          message,
          ...(copy === undefined && certain?.test(sentence) !== true && { severity: 'warning' }),
        },
      ];
    }),
  );
};

const hasSentence = (text: FlowText, sentence: string): boolean =>
  text.text.includes(sentence) && sentencesOf(text.document, text).some((each) => each.text.trim() === sentence);
