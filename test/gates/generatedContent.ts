import fc from 'fast-check';
import type { JsonObject } from '#engine';
import { checkTools } from '../../authoring/check/CheckTools.ts';
import { arbitraryForm } from '../../tools/documents/arbitraryForm.ts';
import { arbitraryQuestionnaire } from '../../tools/documents/arbitraryQuestionnaire.ts';
import { mutatedText } from '../../tools/documents/mutatedText.ts';
import { sampled } from '../../tools/documents/sampled.ts';
import { type ShippedDocument, shippedDocuments } from './documents/ShippedDocument.ts';
import { type Tried, tryDocument } from './documents/tryDocument.ts';
import { type Bar, countCases, type Gate } from './Gate.ts';

const whole = 10_000;

const shipped = (name: string): ShippedDocument => {
  const found = shippedDocuments.find((each) => each.name === name);
  if (found === undefined) throw new Error(`No document is called ${name}.`);
  return found;
};

interface Generated extends Tried {
  readonly isRight: boolean;
}

/**
 * A gate that puts generated documents in the place of a shipped one: half of them valid, half of them changed at
 * random.
 */
function gate(what: string, place: ShippedDocument, documents: fc.Arbitrary<JsonObject>): Gate {
  const texts = documents.map((document) => JSON.stringify(document));
  const rest = { document: fc.constant(place), everywhere: fc.constant(false), pick: fc.nat(1_000) };
  const cases: fc.Arbitrary<Generated> = fc.oneof(
    fc.record({ ...rest, text: texts, isRight: fc.constant(true) }),
    fc.record({ ...rest, text: texts.chain(mutatedText), isRight: fc.constant(false) }),
  );
  return {
    name: `generated-content/${what}`,
    run: async (size): Promise<readonly Bar[]> => {
      const count = countCases(whole, size);
      const tools = checkTools();
      const outcomes = { newest: 0, good: 0, error: 0 };
      const examples: string[] = [];
      let missed = 0;
      for (const { isRight, ...tried } of sampled(cases, count, size.seed)) {
        const { outcome, errors } = await tryDocument(tried, tools);
        outcomes[outcome] += 1;
        const all = isRight && outcome !== 'newest' ? [...errors, 'a right document was refused'] : errors;
        if (all.length > 0) missed += 1;
        if (all.length > 0 && examples.length < 5) examples.push(`${all.join('; ')} in ${tried.text}`);
      }
      return [
        {
          bar: `Generated content: ${what}`,
          cases: count,
          figure: `${missed} broken screens (${outcomes.newest} newest, ${outcomes.good} good copy)`,
          goal: '0',
          met: missed === 0,
          examples,
        },
      ];
    },
  };
}

export const generatedContentGates: readonly Gate[] = [
  gate('form-definition', shipped('form-definition/medicalHistory'), arbitraryForm('medicalHistory')),
  gate(
    'eligibility-questions',
    // Its prescreen reads none of its questions by name, so any questions fit.
    shipped('eligibility-questions/health-screenings'),
    arbitraryQuestionnaire('health-screenings'),
  ),
];
