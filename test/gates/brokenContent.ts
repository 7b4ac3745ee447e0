import fc from 'fast-check';
import { catalogue } from '../../app/content/catalogue.ts';
import type { DocumentKind } from '../../app/content/DocumentKind.ts';
import { checkTools } from '../../authoring/check/CheckTools.ts';
import { mutatedText } from '../../tools/documents/mutatedText.ts';
import { sampled } from '../../tools/documents/sampled.ts';
import { type ShippedDocument, shippedDocuments } from './documents/ShippedDocument.ts';
import { type Tried, tryDocument } from './documents/tryDocument.ts';
import { type Bar, countCases, type Gate, type Size } from './Gate.ts';

/** Number of mutated documents of each kind in the whole gate. */
const whole = 30_000;
const kept = 5;

/** A mutated document. In one of ten cases the files are broken as well, so that no good copy is left. */
const arbitraryTried = (document: ShippedDocument): fc.Arbitrary<Tried> =>
  fc.record({
    document: fc.constant(document),
    text: mutatedText(document.text),
    everywhere: fc.nat(9).map((roll) => roll === 0),
    pick: fc.nat(1_000),
  });

/**
 * Tries randomly changed documents of one kind: the result is the newest copy, the good copy or the catalogued error,
 * and nothing throws.
 */
export function brokenContent(kind: DocumentKind): Gate {
  const documents = shippedDocuments.filter((each) => each.kind === kind);
  return {
    name: `broken-content/${kind.name}`,
    run: async (size: Size): Promise<readonly Bar[]> => {
      const count = countCases(whole, size);
      const outcomes = { newest: 0, good: 0, error: 0 };
      const examples: string[] = [];
      const tools = checkTools();
      let missed = 0;
      for (const tried of sampled(fc.oneof(...documents.map(arbitraryTried)), count, size.seed)) {
        const { outcome, errors } = await tryDocument(tried, tools);
        outcomes[outcome] += 1;
        if (errors.length === 0) continue;
        missed += 1;
        if (examples.length < kept) examples.push(`${errors.join('; ')} in ${tried.document.name} ${tried.text}`);
      }
      return [
        {
          bar: `Broken content: ${kind.name}`,
          cases: count,
          figure: `${missed} broken screens (${outcomes.newest} newest, ${outcomes.good} good copy, ${outcomes.error} error)`,
          goal: '0',
          met: missed === 0,
          examples,
        },
      ];
    },
  };
}

export const brokenContentGates: readonly Gate[] = catalogue
  .filter((kind) => shippedDocuments.some((each) => each.kind === kind))
  .map(brokenContent);
