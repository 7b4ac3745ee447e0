import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateField } from '../../../../app/ui/fields/DateField.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const google = 'Google Inc.';
const apple = 'Apple Computer, Inc.';

function renderIn(language: string, vendor: string, value: string, error?: string): string | undefined {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
  render(
    <DateField
      id="day"
      label="Day"
      value={value}
      first="2026-11-23"
      last="3000-12-31"
      error={error}
      onChange={() => undefined}
    />,
  );
  const ids = screen.getByLabelText('Day').getAttribute('aria-describedby');
  return ids
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
}

describe('how a date is written (SEARCH-42)', () => {
  it.each([
    ['Chrome', 'en-US', google, '', undefined],
    ['Chrome in English without a country', 'en', google, '', undefined],
    ['Firefox', 'en-US', '', '2026-11-23', undefined],
    ['Safari', 'en-US', apple, '', 'mm/dd/yyyy'],
    ['Safari with a date', 'en-US', apple, '2026-11-23', undefined],
    ['a browser in Spanish', 'es-US', google, '', 'mm/dd/yyyy'],
    ['a browser in Spanish with a date', 'es-US', google, '2026-11-23', '11/23/2026'],
    ['a browser in British English with a date', 'en-GB', apple, '2026-11-23', '11/23/2026'],
  ])('%s (%s, %s) at "%s": %s', (_browser, language, vendor, value, said) => {
    expect(renderIn(language, vendor, value)).toBe(said);
  });

  it('is read before what is wrong', () => {
    expect(renderIn('en-US', apple, '', 'A valid date input is required.')).toBe(
      'mm/dd/yyyy A valid date input is required.',
    );
  });
});
