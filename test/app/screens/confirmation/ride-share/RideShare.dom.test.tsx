import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RideShare } from '../../../../../app/screens/confirmation/ride-share/RideShare.tsx';
import { hang } from '../../../api/fakeFetch.ts';
import { renderScreen } from '../../../app-services/renderScreen.tsx';
import { type TestAppServicesOptions, testAppServices } from '../../../app-services/testAppServices.ts';

const place = '01445232';

function open(locationId = place, visits = 1, options: Partial<TestAppServicesOptions> = {}) {
  const { appServices } = testAppServices({ answer: hang, ...options });
  const element = <RideShare locationId={locationId} visits={visits} />;
  renderScreen(appServices, [{ path: '/', element }], ['/']);
}

const document = (change: object): Partial<TestAppServicesOptions> => ({
  content: (path) =>
    path.startsWith('lyft-texts/')
      ? new Response(
          JSON.stringify({
            heading: 'Ride',
            lyftLogoUrl: 'lyft.svg',
            lyftLogoAlt: 'Lyft',
            lyftSearchInfoText1: '<p>One</p>',
            lyftSearchInfoText2: '<p>Two</p>',
            mapLyftCodeToLocationIds: [
              {
                locationIds: [place],
                lyftCodeOneDose: 'ONCE',
                lyftCodeTwoDose: 'TWICE',
                links: { oneDose: 'https://ride.example/1', twoDose: 'https://ride.example/2' },
              },
            ],
            ...change,
          }),
        )
      : undefined,
});

const clipboard = (writeText: () => Promise<void>) =>
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
const command = (copied: boolean) => {
  const execCommand = vi.fn(() => copied);
  Object.assign(window.document, { execCommand });
  return execCommand;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(window.document, 'execCommand');
});

const codeText = (code: string) => screen.findByText(code, { selector: 'strong' });

describe('the card of a ride', () => {
  it('shows the texts of its document, the code, its image, the link and whom to call', async () => {
    open();
    await screen.findByRole('heading', { name: 'Get a ride to your appointment' });
    await codeText('CINCYRIDE1');
    await screen.findByText(/up to \$15 off/);
    expect(await screen.findByRole('img', { name: 'QR code that saves promo code CINCYRIDE1' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Lyft' }).getAttribute('src')).toBe('/content/v2/binary/image/lyft.svg');
    const save = screen.getByRole('link', { name: 'Save Promo Code (opens in a new tab)' });
    expect(save.getAttribute('href')).toBe('https://ride.example/save?code=CINCYRIDE1');
    expect(save.getAttribute('rel')).toBe('noopener noreferrer');
    expect((await screen.findByRole('link', { name: '888-852-2570' })).getAttribute('href')).toBe(
      'tel:+1-888-852-2570',
    );
  });

  it('has the code for two visits where there are two', async () => {
    open(place, 2);
    await codeText('CINCYRIDE2');
    expect(screen.queryByText('CINCYRIDE1')).toBeNull();
  });

  it.each<[string, Parameters<typeof open>]>([
    ['at a place without a discount', ['01445211']],
    [
      'where its document cannot be read',
      [place, 1, { content: (path) => (path.startsWith('lyft') ? new Response('', { status: 500 }) : undefined) }],
    ],
  ])('is not there %s', async (_where, asked) => {
    const texts = vi.fn();
    const [locationId, visits, options] = asked;
    open(locationId, visits, {
      content: (path) => {
        texts(path);
        return options?.content?.(path);
      },
    });
    await waitFor(() => expect(texts).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the service where its logo does not arrive', async () => {
    open();
    fireEvent.error(await screen.findByRole('img', { name: 'Lyft' }));
    expect(screen.queryByRole('img', { name: 'Lyft' })).toBeNull();
    expect(screen.getByText('Lyft')).toBeTruthy();
  });

  it('asks no other host for its logo', async () => {
    open(place, 1, document({ lyftLogoUrl: 'https://tracker.example/lyft.svg' }));
    await screen.findByText('Lyft');
    expect(screen.queryByRole('img', { name: 'Lyft' })).toBeNull();
  });
});

describe('copying the code', () => {
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Copy Code' }));

  it("says 'Copied!' for a second", async () => {
    const written: string[] = [];
    open();
    const button = await screen.findByRole('button', { name: 'Copy Code' });
    vi.useFakeTimers();
    clipboard(async (...text: string[]) => void written.push(...text));
    fireEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(written).toEqual(['CINCYRIDE1']);
    expect(button.textContent).toBe('Copied!');
    expect(screen.getByRole('status').textContent).toBe('Copied!');
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(button.textContent).toBe('Copied!');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(button.textContent).toBe('Copy Code');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('goes the older way where the clipboard is refused', async () => {
    open();
    await codeText('CINCYRIDE1');
    clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const execCommand = command(true);
    await press();
    await screen.findByRole('button', { name: 'Copied!' });
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(window.getSelection()?.rangeCount).toBe(0);
  });

  it('selects the code and says so where the browser copies nothing', async () => {
    open();
    await codeText('CINCYRIDE1');
    clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    command(false);
    await press();
    const words = 'Your browser does not let us copy. The code is selected: please copy it yourself.';
    expect((await screen.findByText(words)).closest('[role=status]')).not.toBeNull();
    expect(window.getSelection()?.toString()).toBe('CINCYRIDE1');
  });
});
