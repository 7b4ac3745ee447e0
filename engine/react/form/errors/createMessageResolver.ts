import type { Violation } from '../../../core/errors/Violation.ts';
import { parsePointer, readPath } from '../../../core/json/pointer.ts';
import type { MessageCatalogue, PageMessages } from '../../../core/messages/MessageCatalogue.ts';
import { findPageTemplate, resolveMessage } from '../../../core/messages/resolveMessage.ts';
import type { Answers } from '../../../core/rules/Scope.ts';
import { findDateError } from '../../widgets/date/dateParts.ts';

/**
 * Makes a function that finds the message for a violation of these answers. For a date with a wrong `month`, `day` or
 * `year` it is the message for that part if the page or the catalogue has one, else that for a wrong format.
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
