import type { ServiceType } from '../../../../schemas/generated/api/services/list-services/reply.js';
import type { AuthoringProblem } from '../../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../../texts/ParsedDocument.ts';
import { sentencesOf } from '../../words/Sentence.ts';
import { entriesOfServices } from '../entriesOfServices.ts';

/** "between weeks 32 and 36", "from week 32 to week 36" */
const WEEKS = /\bweeks? (\d+) (?:and|to|through|until) (?:week )?(\d+)\b/i;

/** Reports weeks that are said of one service, where other texts, which name it, all say other ones. */
export function checkWeeksOfServices(
  documents: readonly ParsedDocument[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] {
  const said = documents.flatMap(({ file: { name }, texts }) =>
    texts()
      .filter(({ text }) => WEEKS.test(text))
      .flatMap((text) => sentencesOf(name, text)),
  );
  return documents.flatMap(({ file: { name: document }, document: value, texts }) =>
    entriesOfServices(value, services).flatMap(({ pointer, services: [service, ...more] }) =>
      texts().flatMap((text): readonly AuthoringProblem[] => {
        const own = text.pointer.startsWith(`${pointer}/`) ? WEEKS.exec(text.text) : null;
        if (own === null || service === undefined || more.length > 0) return [];
        const others = said.filter(
          (each) => each.words.has(service.name.trim().toLowerCase()) && WEEKS.test(each.text),
        );
        const [other] = others;
        if (other === undefined || others.some((each) => areSame(WEEKS.exec(each.text), own))) return [];
        const message = `The words say "${own[0]}" of "${service.name.trim()}", and "${other.document}" (${other.pointer}) "${other.text.trim()}".`;
        return [{ document, pointer: text.pointer, code: 'numbers-differ', message }];
      }),
    ),
  );
}

const areSame = (one: RegExpExecArray | null, other: RegExpExecArray): boolean =>
  one !== null && one[1] === other[1] && one[2] === other[2];
