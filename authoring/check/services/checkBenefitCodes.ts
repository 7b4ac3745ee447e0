import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import { listCategories } from '../checks/NamedCategory.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { entriesOfServices, formatService } from './entriesOfServices.ts';

/**
 * Reports categories that let guests book without a benefit code, while the guests of one of their services are told to
 * bring theirs; and that demand one, while their price is for guests without. "A benefit code, if you have one" may be said
 * of any service.
 */
export const checkBenefitCodes = (
  documents: readonly ParsedDocument[],
  { schedulers }: Pick<CheckedDocuments, 'schedulers'>,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] => {
  const told = documents.flatMap(({ file: { name }, document }) =>
    entriesOfServices(document, services).flatMap(({ pointer, entry, services: own }) =>
      listMembers(readMember(entry, 'bring')).flatMap(([index, text]) =>
        typeof text === 'string' && /\byour benefit code\b/i.test(text) && !/\bif\b/i.test(text)
          ? own.map((service) => ({ service, text, at: `"${name}" (${pointer}/bring/${index})` }))
          : [],
      ),
    ),
  );
  return schedulers.flatMap(({ name: document, document: configs }) =>
    listCategories(configs).flatMap(({ category, pointer, config: { benefitCode } }): readonly AuthoringProblem[] => {
      const price = priceOf(documents, category);
      if (
        benefitCode === 'required' &&
        price !== undefined &&
        /\$\d|\b(?:insurance|Medicare|Medicaid|plans?)\b/i.test(price.text)
      ) {
        const message = `"${category}" can be booked with a benefit code alone, and "${price.at}" says of it: "${price.text}".`;
        return [{ document, pointer: `${pointer}/benefitCode`, code: 'settings-contradict', message }];
      }
      const first = told.find(({ service }) => service.groupName.trim() === category);
      if (first === undefined || benefitCode === 'required') return [];
      const message = `"${category}" can be booked without a benefit code, and guests of ${formatService(first.service)} are told to bring "${first.text}" in ${first.at}.`;
      return [{ document, pointer: `${pointer}/benefitCode`, code: 'settings-contradict', message }];
    }),
  );
};

/** What a search says that a category costs, where that is not by a code. */
function priceOf(documents: readonly ParsedDocument[], category: string) {
  for (const { file, document } of documents) {
    const text = readMember(readMember(readMember(readMember(document, 'groups'), category), 'expect'), 'cost');
    if (typeof text === 'string' && !/\bcode\b/i.test(text)) return { text, at: file.name };
  }
  return undefined;
}
