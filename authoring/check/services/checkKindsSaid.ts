import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { sentencesOf } from '../words/Sentence.ts';
import { hasWord, listWords } from '../words/wordStems.ts';
import { entriesOfServices, formatService } from './entriesOfServices.ts';

/** "MMR and chickenpox vaccines are live vaccines." */
const ALL_OF_KIND = /^(?<named>\p{Lu}.*\band\b.*?) are (?<kind>\p{Ll}+ \p{Ll}+?)s?\.?$/u;

/** "A live vaccine: not during pregnancy." */
const ONE_OF_KIND = /^(?:An? |It is an? )(?<kind>\p{Ll}+ \p{Ll}+)\b/u;

/**
 * Reports a text of one service that says it is of a kind, such as a live vaccine, where another document says which
 * services are of this kind, and does not name it.
 */
export function checkKindsSaid(
  documents: readonly ParsedDocument[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] {
  const entries = documents.flatMap(({ file: { name: document, file }, document: value, texts }) =>
    (file.text.includes('"serviceId') ? entriesOfServices(value, services) : []).flatMap(({ pointer, services: own }) =>
      texts().flatMap((text) => {
        const kind = ONE_OF_KIND.exec(text.text)?.groups?.kind;
        const [service, further] = own;
        return kind === undefined || service === undefined || further || !text.pointer.startsWith(`${pointer}/`)
          ? []
          : [{ document, pointer: text.pointer, kind, service }];
      }),
    ),
  );
  const kinds = new Set(entries.map(({ kind }) => kind));
  const named = kinds.size === 0 ? [] : documents.flatMap(kindsIn(services)).filter(({ kind }) => kinds.has(kind));
  return entries.flatMap(({ document, pointer, kind, service }): readonly AuthoringProblem[] => {
    const said = named.filter((each) => each.kind === kind);
    const [other] = said;
    if (other === undefined || said.some(({ words }) => isNamed(service, words))) return [];
    const message = `The words say "${kind}" of ${formatService(service)}, and "${other.document}" (${other.pointer}) says "${other.text}", without it.`;
    return [{ document, pointer, code: 'name-of-another-service', message }];
  });
}

const kindsIn =
  (services: readonly ServiceType[]) =>
  ({ file: { name: document }, texts }: ParsedDocument) =>
    texts().flatMap((text) =>
      (text.text.includes(' are ') ? sentencesOf(document, text) : []).flatMap(({ pointer, text: sentence }) => {
        const { named, kind } = ALL_OF_KIND.exec(sentence.trim())?.groups ?? {};
        if (named === undefined || kind === undefined) return [];
        const words = listWords(named);
        return services.filter((service) => isNamed(service, words)).length < 2
          ? []
          : [{ document, pointer, text: sentence.trim(), kind, words }];
      }),
    );

const isNamed = ({ name }: ServiceType, words: readonly string[]): boolean =>
  listWords(name).some((word) => hasWord(words, word));
