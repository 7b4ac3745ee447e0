import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { memoize } from '../../memoize.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { type Sibling, siblingsAt } from './siblingsAt.ts';
import { hasWord, listWords } from './wordStems.ts';

/** Words that may be said of whatever is booked, also where a name has them, such as VIRTUAL_VISIT. */
const ofAny = new Set(['visit', 'visits', 'appointment', 'appointments', 'service', 'services', 'physical']);

/**
 * Reports a text that stands under two names of one object, and speaks of one of them alone: it was copied, and not yet
 * written anew.
 */
export const checkSharedTexts = (
  documents: readonly ParsedDocument[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] => documents.flatMap(sharedTextsAmong(services));

const sharedTextsAmong = memoize((services: readonly ServiceType[]) => {
  const serviceName = (id: unknown): string | undefined => services.find((service) => service.id === id)?.name;
  return memoize(({ file: { kind, name: document }, document: value, texts }: ParsedDocument) => {
    // Fields may share a text, because one is asked in place of the other; their own check compares them.
    if (kind === formDefinition) return [];
    const said = new Map<string, Sibling[]>();
    for (const { pointer, text } of texts())
      for (const sibling of siblingsAt(value, pointer, serviceName)) {
        // Texts that are members themselves are all of one thing; entries of a list may well share a text.
        if (sibling.rest === '' || /^\/\d+\//.test(sibling.pointer.slice(sibling.group.length))) continue;
        const key = `${sibling.group}/*${sibling.rest.replaceAll(/\/\d+/g, '/*')} ${text}`;
        said.set(key, [...(said.get(key) ?? []), { ...sibling, text }]);
      }
    return [...said.values()].flatMap((alike) =>
      alike.flatMap((one): readonly AuthoringProblem[] => {
        const other = alike.find((each) => each !== one && speaksOf(each, one));
        if (other === undefined) return [];
        const message = `"${one.called}" has the text of "${other.called}" (${other.pointer}), of which alone it speaks: "${one.text}".`;
        return [{ document, pointer: one.pointer, code: 'same-text-twice', message }];
      }),
    );
  });
});

/** Whether the text of a sibling has a word of its name, and none of the other's. */
function speaksOf({ called, text }: Sibling, { called: other }: Sibling): boolean {
  const [own, foreign, words] = [listWords(called), listWords(other), listWords(text)];
  const isSaid = (names: readonly string[], others: readonly string[]): boolean =>
    names.some((word) => !ofAny.has(word) && !hasWord(others, word) && hasWord(words, word));
  return isSaid(own, foreign) && !isSaid(foreign, own);
}
