import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComboboxState, closedCombobox, reduceCombobox } from '../../../../app/ui/combobox/useOptionKeys.ts';

const move = (state: ComboboxState, by: 1 | -1, count: number) => reduceCombobox(state, { type: 'moved', by, count });
const open = (active: number): ComboboxState => ({ open: true, active });

describe('the combobox', () => {
  it.each([
    ['down from the text to the first', closedCombobox, 1, 0],
    ['up from the text to the last', closedCombobox, -1, 2],
    ['down to the next', open(0), 1, 1],
    ['down from the last to the text', open(2), 1, -1],
    ['up from the first to the text', open(0), -1, -1],
    ['down after the list became shorter', open(4), 1, -1],
  ] as const)('goes %s', (_what, state, by, active) => {
    expect(move(state, by, 3)).toEqual(open(active));
  });

  it('goes nowhere without options', () => {
    expect(move(closedCombobox, 1, 0)).toBe(closedCombobox);
  });

  it('opens when the guest types, with the text itself active', () => {
    expect(reduceCombobox(open(2), { type: 'typed' })).toEqual(open(-1));
  });

  it('closes, and forgets where it was', () => {
    expect(reduceCombobox(open(2), { type: 'closed' })).toEqual(closedCombobox);
  });

  it('is back where it was after going once around, either way', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.nat(8),
        fc.constantFrom(1 as const, -1 as const),
        (count, at, by) => {
          const start = open(at % count);
          let state = start;
          for (let step = 0; step <= count; step++) state = move(state, by, count);
          expect(state).toEqual(start);
        },
      ),
    );
  });
});
