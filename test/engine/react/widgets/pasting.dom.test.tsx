import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { showWidget } from './showWidget.tsx';
import { widgetCases } from './widgetCases.ts';

const user = userEvent.setup();

/** Pastes into a control of the widget, leaves it, and returns the answer. */
async function pasted(widget: string, text: string, label?: string): Promise<unknown> {
  const example = widgetCases.find((one) => one.widget === widget);
  if (!example) throw new Error(`no case of ${widget}`);
  const { held } = showWidget(example);
  await user.click(label === undefined ? screen.getByLabelText('The question') : screen.getByLabelText(label));
  await user.paste(text);
  await user.tab();
  await user.tab();
  await user.tab();
  return held.answers.field;
}

describe('what is pasted', () => {
  test.each([
    ['email', '\u202aada@example.com\u202c', 'ada@example.com'],
    ['numeric', '\u200e45202\ufeff', '45202'],
    ['masked', '\u200b123-45-6789', '123-45-6789'],
  ])('into %s leaves its invisible signs behind: %j', async (widget, text, kept) => {
    expect(await pasted(widget, text)).toBe(kept);
  });

  test.each([
    ['text', ' Ann\t', 'Ann'],
    ['text', '\r\nAnn\n', 'Ann'],
    ['textarea', '\tNuts,\n\tmilk\n', 'Nuts,\n\tmilk'],
  ])('into %s leaves the white space around it behind: %j', async (widget, text, kept) => {
    expect(await pasted(widget, text)).toBe(kept);
  });

  test('into a text keeps them, for some languages write names with them', async () => {
    expect(await pasted('text', 'علی\u200cرضا')).toBe('علی\u200cرضا');
  });
});

describe('a whole date that is pasted into one part', () => {
  test.each([
    ['Month', '12/10/1985', '1985-12-10'],
    ['Year', ' 2-9-1985\n', '1985-02-09'],
    ['Day', '1985-12-10', '1985-12-10'],
    ['Month', '\u200e12.10.1985\u200e', '1985-12-10'],
    ['Month', '25/12/1985', '1985-25-12'],
  ])('%s takes %j', async (part, text, kept) => {
    expect(await pasted('date', text, part)).toBe(kept);
  });

  test.each(['12', '12/10/85', '1e999', 'December 10, 1985'])(
    'is none in %j, which stays where it is',
    async (text) => {
      await pasted('date', text, 'Month');
      expect(screen.getByLabelText<HTMLInputElement>('Month').value).toBe(text);
      expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('');
    },
  );
});
