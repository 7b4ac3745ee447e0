import { type FieldWidgetProps, useTextControl, type WidgetEntry, withoutMarks } from '#engine/react';

const tidy = (typed: string): string => withoutMarks(typed).trim();
const words = (option: unknown): string => (typeof option === 'string' ? option : '');

function EmailHintWidget(props: FieldWidgetProps) {
  const { id, value, options, onChange } = props;
  const control = useTextControl<HTMLInputElement>(props, tidy);
  const meant = nearestDomain(words(value), words(options.domains).split(/\s+/).filter(Boolean));
  const take = () => {
    onChange(meant);
    // The button is gone in a moment, and the guest goes on from the address.
    document.getElementById(id)?.focus();
  };
  return (
    <>
      <input {...control} className="sw-input" type="email" inputMode="email" />
      <div role="status">
        {meant !== undefined && (
          <p className="sw-suggestion">
            <span id={`${id}__ask`}>{words(options.suggestion)}</span>{' '}
            <button
              type="button"
              id={`${id}__take`}
              className="sw-suggestion__take"
              aria-labelledby={`${id}__ask ${id}__take`}
              onClick={take}
            >
              {meant}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

/**
 * An email address. Where its domain is almost one that many people have, the guest is asked whether that was meant,
 * and may take it; the address that was typed is never an error for it.
 */
export const emailHintWidget: WidgetEntry = {
  name: 'emailHint',
  component: EmailHintWidget,
  naming: 'label',
  takes: ['text'],
  uiOptions: { placeholder: 'text', autocomplete: 'text', domains: 'text', suggestion: 'text' },
};

/** How many letters two domains may differ by: one where they are short, because then two make another domain. */
const mostEdits = (domain: string): number => (domain.length < 8 ? 1 : 2);

/**
 * The address with the domain that was probably meant: 'pat@gmial.com' becomes 'pat@gmail.com'.
 *
 * @param domains those that many people have, the likeliest first; none of them is ever taken for a mistake
 * @returns undefined for an address of one of these, or of a domain that is like none of them
 */
export function nearestDomain(address: string, domains: readonly string[]): string | undefined {
  const [, name, typed = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(address) ?? [];
  const domain = typed.toLowerCase();
  if (name === undefined || domains.includes(domain)) return undefined;
  const [nearest] = domains
    .map((meant) => ({ meant, edits: editsBetween(domain, meant) }))
    .filter(({ meant, edits }) => edits <= mostEdits(meant))
    .sort((a, b) => a.edits - b.edits);
  return nearest && `${name}@${nearest.meant}`;
}

/** The fewest letters to add, leave out, replace or swap with their neighbour that make one text of the other. */
export function editsBetween(from: string, to: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, next];
  }
  return at(last, to.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
