import type { Violation } from '../../../core/errors/Violation.ts';
import { parsePointer, readPath } from '../../../core/json/pointer.ts';
import type { MessageCatalogue, PageMessages } from '../../../core/messages/MessageCatalogue.ts';
import { findPageTemplate, resolveMessage } from '../../../core/messages/resolveMessage.ts';
import type { Answers } from '../../../core/rules/Scope.ts';
import { findDateError } from '../../widgets/date/dateParts.ts';

/**
 * Finds the words for a violation of these answers. A date with a faulty part is worded by that part, `month`, `day` or
 * `year`, where the page or the catalogue has words for it, else as any wrong format.
 */
export function createMessageResolver(page: PageMessages, catalogue: MessageCatalogue, answers: Answers) {
  return (violation: Violation): string => {
    const { kind, keyword, path } = violation;
    const value = kind === 'date' && keyword === 'format' ? readPath(answers, parsePointer(path) ?? []) : undefined;
    const dateError = typeof value === 'string' ? findDateError(value) : undefined;
    const worded =
      dateError !== undefined &&
      dateError !== 'date' &&
      (findPageTemplate({ ...violation, keyword: dateError }, page) ??
        catalogue[`${dateError}.date`] ??
        catalogue[dateError]);
    return resolveMessage(worded ? { ...violation, keyword: dateError } : violation, page, catalogue);
  };
}
