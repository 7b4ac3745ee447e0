import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { standInForGoogle } from './GoogleStandIn.ts';
import { googleMap, serveNothing } from './googleMap.tsx';

test("the built-in map takes the place of Google's where its script does not come, at once on the next visit", async () => {
  serveNothing();
  const google = standInForGoogle('broken');
  const { unmount } = render(googleMap());
  expect((await screen.findByRole('button', { name: /^1, / })).tagName).toBe('BUTTON');
  expect(google.scripts).toHaveLength(1);
  unmount();

  render(googleMap({ active: 'b' }));
  expect((await screen.findByRole('button', { current: true })).getAttribute('aria-label')).toMatch(/^2, /);
  google.remove();
});
