import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ClinicBillingScreen } from '../../../../app/screens/pages/ClinicBillingScreen.tsx';
import { ClinicServicesScreen } from '../../../../app/screens/pages/ClinicServicesScreen.tsx';
import { links } from '../../../../app/shell/routes/paths.ts';
import { json } from '../../api/fakeFetch.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { testAppServices } from '../../app-services/testAppServices.ts';

type Content = (path: string) => Response | undefined;

const services = 'page/1.0.0/tlc/clinic-services.json';
const billing = 'page/1.0.0/tlc/billing-insurance-payment.json';
const atTheEnd = 'textcollection/1.0.0/tlc/page-texts.json';

const all = { ...links, dietitian: '/dietitian' };

function open(content: Content = () => undefined, at: string = links.clinicServices) {
  const asked: string[] = [];
  const { appServices } = testAppServices({
    answer: () => json(500, {}),
    content: (path) => {
      asked.push(path);
      return content(path);
    },
  });
  const screens = [
    { path: links.clinicServices, element: <ClinicServicesScreen links={all} /> },
    { path: links.clinicBilling, element: <ClinicBillingScreen links={all} /> },
  ];
  return { router: renderScreen(appServices, screens, [at]), asked };
}

const page = (title: string, ...headings: string[]): Response =>
  json(200, { title, blocks: headings.map((heading) => ({ heading, text: `<p>About ${heading}.</p>` })) });

const texts = (...headings: string[]): Response =>
  json(200, { blocks: headings.map((heading) => ({ heading, text: '<p>For all.</p>' })) });

const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const block = async (name: string) => within(await screen.findByRole('group', { name }));

describe('a content page', () => {
  it('has the rich text, lists and links of its document', async () => {
    open(undefined, links.clinicBilling);
    await h1('Billing, Insurance and Payment');
    const costs = await block('What a visit costs');
    const items = costs.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toContain('First visit to a dietitian $13960 minutes. Each further visit of 30 minutes is $69.');
    expect((await (await block('Good faith estimate')).findByText('$400 or more')).tagName).toBe('STRONG');
    const rights = screen.getByRole('link', { name: 'Your rights, at cms.gov' });
    expect(rights.getAttribute('href')).toBe('https://www.cms.gov/nosurprises');
  });

  it('leads to another screen without a page load', async () => {
    const { router } = open();
    await userEvent.click(await screen.findByRole('link', { name: 'Prices and payment' }));
    expect(router.state.location.pathname).toBe(links.clinicBilling);
    await h1('Billing, Insurance and Payment');
  });

  it('has its heading before its document is there, and says that it is loading', async () => {
    let arrive: () => void = () => undefined;
    const content = new ReadableStream({
      start: (body) => {
        arrive = () => {
          body.enqueue(new TextEncoder().encode('{"title":"What we do","blocks":[{"heading":"A","text":"b"}]}'));
          body.close();
        };
      },
    });
    open((path) => (path === services ? new Response(content) : undefined));
    const heading = await h1('Clinic Services');
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    await act(async () => arrive());
    expect(await h1('What we do')).toBe(heading);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the collection of texts that all pages end with', () => {
  const shared: Content = (path) => {
    if (path === services) return page('Services', 'First', 'Second');
    if (path === billing) return page('Billing', 'Prices');
    return path === atTheEnd ? texts('Visit', 'Questions') : undefined;
  };

  it('is merged into the page: its blocks follow those of the page', async () => {
    open(shared);
    await h1('Services');
    expect(headings()).toEqual(['First', 'Second', 'Visit', 'Questions']);
  });

  it('is fetched once for all pages, as each page is', async () => {
    const { router, asked } = open(shared);
    await h1('Services');
    await act(() => router.navigate(links.clinicBilling));
    await h1('Billing');
    expect(headings()).toEqual(['Prices', 'Visit', 'Questions']);
    await act(() => router.navigate(links.clinicServices));
    await h1('Services');
    expect(asked).toEqual([services, atTheEnd, billing]);
  });
});

describe('a page that cannot be shown', () => {
  it.each([
    ['the server fails', services, () => new Response('', { status: 500 })],
    ['its blocks are none', services, () => json(200, { title: 'Services', blocks: 'none' })],
    ['its document is broken', services, () => json(200, { title: ['Services'], blocks: [] })],
    ['what it ends with is broken', atTheEnd, () => json(200, { blocks: 'none' })],
  ])('is said, and asked for again, where %s', async (_why, failing, answer) => {
    let works = false;
    open((path) => (path === failing && !works ? answer() : undefined));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe("We're having trouble connecting at the moment.Please try again shortly.");
    await h1('Clinic Services');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await block('Illness and injury');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
