import { insuranceStepConfig } from '../../../app/content/generated/forms/insuranceStepConfig.ts';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/** So many carriers in one enumeration make it a list of carriers. */
const fewest = 3;

/** Reports enumerations of insurance carriers with one that no guest can choose: whoever reads that it is taken finds it nowhere. */
export const checkCarriersNamed = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] => {
  const carriers = documents
    .filter(({ file: { kind } }) => kind === insuranceStepConfig)
    .flatMap(({ document }) => listMembers(readMember(document, 'carriers')).map(([, name]) => name));
  // "Anthem" is "Anthem Blue Cross".
  const isCarrier = (name: string): boolean =>
    carriers.some((each) => each === name || String(each).startsWith(`${name} `));
  return documents.flatMap(({ file: { name: document }, texts }) =>
    texts().flatMap(({ pointer, text }): readonly AuthoringProblem[] => {
      const named = text.split(/, (?:and |or )?| and | or /).map((name) => name.trim());
      const other = named.find((name) => !isCarrier(name));
      if (other === undefined || named.filter(isCarrier).length < fewest) return [];
      const message = `"${other}" is named among carriers, and is none that guests can choose.`;
      return [{ document, pointer, code: 'says-another-choice', message }];
    }),
  );
};
