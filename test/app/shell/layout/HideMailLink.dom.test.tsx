import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '../../../../app/shell/AppProviders.tsx';
import { createRoutes } from '../../../../app/shell/createRoutes.tsx';
import { links } from '../../../../app/shell/routes/paths.ts';
import { hang } from '../../api/fakeFetch.ts';
import { testAppServices } from '../../app-services/testAppServices.ts';

/** Opens the link of the mail, whose screen has not loaded yet. */
function openLink() {
  window.history.replaceState(null, '', links.cancel('an-id', 'CODE'));
  const { appServices } = testAppServices({ answer: hang });
  const routes = createRoutes({ redirects: {} }, appServices.messages);
  const router = createMemoryRouter(routes, { initialEntries: [window.location.pathname] });
  render(
    <AppProviders appServices={appServices}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return router;
}

const address = () => window.location.pathname;

beforeEach(() => {
  window.scrollTo = vi.fn();
});

describe('the address of the mail', () => {
  it('is out of the history once the guest goes elsewhere, even before the screen has loaded', async () => {
    const router = openLink();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await act(() => router.navigate(links.clinicServices));
    expect(address()).toBe(links.main);
    await waitFor(() => expect(router.state.location.pathname).toBe(links.clinicServices), { timeout: 5000 });
  });

  it.each(['beforeunload', 'pagehide'])('is out of it once the guest leaves the site: %s', (event) => {
    openLink();
    expect(address()).toBe(links.cancel('an-id', 'CODE'));
    window.dispatchEvent(new Event(event));
    expect(address()).toBe(links.main);
  });
});
