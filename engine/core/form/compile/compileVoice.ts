import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside, problem, unknownName } from '../../errors/problem.ts';
import type { JsonObject } from '../../json/Json.ts';
import type { CompiledRule } from '../../rules/CompiledRule.ts';
import { compileRule } from '../../rules/compile/compileRule.ts';
import type { RuleEnvironment } from '../../rules/compile/RuleEnvironment.ts';
import type { VoiceDefinition, VoiceWords } from '../FormDefinition.ts';
import { resolveText } from '../resolveText.ts';

export interface CompiledVoice {
  /** The words that texts are compiled with. */
  readonly words: JsonObject;
  /** The words that replace them while a condition is true. */
  readonly others: readonly { readonly when: CompiledRule; readonly words: JsonObject }[];
  readonly problems: readonly ContentProblem[];
}

/** The voice of pages whose texts are the same for everybody. */
export const ONE_VOICE: CompiledVoice = { words: {}, others: [], problems: [] };

/** Compiles the voice of a form. Problems: words that are named as a setting is, or that the first voice does not have. */
export function compileVoice(
  { words: first, others: written }: VoiceDefinition,
  settings: readonly string[],
  readable: RuleEnvironment,
  place: Place,
): CompiledVoice {
  const problems: ContentProblem[] = [];
  const resolveWords = (written: VoiceWords, at: Place): JsonObject =>
    Object.fromEntries(
      Object.entries(written).flatMap(([name, text]) => {
        const word = resolveText(text, inside(at, name));
        if (typeof word === 'string') return [[name, word]];
        problems.push(word);
        return [];
      }),
    );
  const at = inside(place, 'words');
  const words = resolveWords(first, at);
  for (const name of settings.filter((name) => Object.hasOwn(words, name)))
    problems.push(problem(inside(at, name), 'duplicate-name/words', name));
  const others = written.flatMap((other, index) => {
    const here = inside(place, 'others', index);
    const known = Object.keys(words);
    for (const name of Object.keys(other.words).filter((name) => !known.includes(name)))
      problems.push(unknownName(inside(here, 'words', name), known, 'unknown-setting/word', name));
    const when = compileRule(other.when, readable, inside(here, 'when'));
    if (!when.ok) problems.push(...when.problems);
    return when.ok
      ? [{ when: when.value, words: { ...words, ...resolveWords(other.words, inside(here, 'words')) } }]
      : [];
  });
  return { words, others, problems };
}
