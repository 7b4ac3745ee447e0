import type { Match, Query, Step } from './Query.ts';

/** The library that finds elements by role, label and text; the page is given it before it is asked. */
declare const TestingLibraryDom: typeof import('@testing-library/dom');

/**
 * Finds the elements of a query. This function is sent to the page as text, so it uses nothing of this module but its
 * types.
 */
export function findElements(query: Query): readonly Element[] {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = TestingLibraryDom;
  const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const matches = (match: Match, text: string): boolean => {
    if ('pattern' in match) return new RegExp(match.pattern, match.flags).test(tidy(text));
    const wanted = tidy(match.text);
    return match.exact ? tidy(text) === wanted : tidy(text).toLowerCase().includes(wanted.toLowerCase());
  };
  const below = (root: HTMLElement, step: Step): readonly Element[] => {
    switch (step.by) {
      case 'role': {
        const { role, name, level, checked } = step;
        return queryAllByRole(root, role, {
          ...(name && { name: (given: string) => matches(name, given) }),
          ...(level !== undefined && { level }),
          ...(checked !== undefined && { checked }),
        });
      }
      case 'label':
        return queryAllByLabelText(root, (given) => matches(step.match, given));
      case 'text':
        return queryAllByText(root, (given) => matches(step.match, given));
      case 'selector':
        return Array.from(root.querySelectorAll(step.selector));
      default:
        return [];
    }
  };
  const take = (elements: readonly Element[], step: Step): readonly Element[] => {
    if (step.by === 'content')
      return elements.filter((element) => matches(step.match, element.textContent ?? '') === step.isThere);
    if (step.by === 'or') return [...elements, ...walk(step.other)];
    if (step.by === 'index') return elements.slice(step.index, step.index + 1);
    return elements.flatMap((element) => (element instanceof HTMLElement ? below(element, step) : []));
  };
  /** Each element once, in the order of the document. */
  const inOrder = (elements: readonly Element[]): readonly Element[] =>
    [...new Set(elements)].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  const walk = (steps: Query): readonly Element[] =>
    steps.reduce<readonly Element[]>((elements, step) => inOrder(take(elements, step)), [document.documentElement]);
  return walk(query);
}
