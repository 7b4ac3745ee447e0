import type { Violation } from '../../../core/errors/Violation.ts';
import { parsePointer, readPath } from '../../../core/json/pointer.ts';
import type { MessageCatalogue, PageMessages } from '../../../core/messages/MessageCatalogue.ts';
import { pageTemplate, words } from '../../../core/messages/words.ts';
import type { Answers } from '../../../core/rules/Scope.ts';
import { dateFaultOf } from '../../widgets/date/dateParts.ts';

/**
 * Finds the words for a violation of these answers. A date with a faulty part is worded by that part, `month`, `day` or
 * `year`, where the page or the catalogue has words for it, else as any wrong format.
 */
export function createWording(page: PageMessages, catalogue: MessageCatalogue, answers: Answers) {
  return (violation: Violation): string => {
    const { kind, keyword, path } = violation;
    const value = kind === 'date' && keyword === 'format' ? readPath(answers, parsePointer(path) ?? []) : undefined;
    const fault = typeof value === 'string' ? dateFaultOf(value) : undefined;
    const worded =
      fault !== undefined &&
      fault !== 'date' &&
      (pageTemplate({ ...violation, keyword: fault }, page) ?? catalogue[`${fault}.date`] ?? catalogue[fault]);
    return words(worded ? { ...violation, keyword: fault } : violation, page, catalogue);
  };
}
