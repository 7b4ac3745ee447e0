import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ContentPageScreen } from '../../../../app/screens/pages/ContentPageScreen.tsx';
import { links, routes } from '../../../../app/shell/routes/paths.ts';
import { MissingPageContext, PageTitle } from '../../../../app/ui/useHead.ts';
import { json } from '../../api/fakeFetch.ts';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { testAppServices } from '../../app-services/testAppServices.ts';

const flu = links.contentPage('flu-season');
const travel = links.contentPage('travel-tips');

const documents: Readonly<Record<string, object>> = {
  'flu-season': {
    title: 'Flu season',
    blocks: [{ heading: 'Before you come', links: [{ label: 'Before you travel', href: `${travel}?from=flu` }] }],
  },
  'travel-tips': { title: 'Travel tips', blocks: [{ heading: 'Before you leave', text: '<p>Pack.</p>' }] },
};

/** Opens a page, with the title of the tab and whether the page is missing in place of the frame. */
function open(at: string) {
  const asked: string[] = [];
  const told = { title: undefined as string | undefined, isMissing: false };
  const { appServices } = testAppServices({
    answer: () => json(500, {}),
    content: (path) => {
      const [, id = ''] = /^page\/1\.0\.0\/tlc\/(.*)\.json$/.exec(path) ?? [];
      if (id === '') return undefined;
      asked.push(id);
      return documents[id] ? json(200, documents[id]) : new Response('', { status: 404 });
    },
  });
  const element = (
    <MissingPageContext
      value={(isMissing) => {
        told.isMissing = isMissing;
      }}
    >
      <PageTitle
        value={(title) => {
          told.title = title;
        }}
      >
        <ContentPageScreen links={{ ...links, dietitian: '/dietitian' }} />
      </PageTitle>
    </MissingPageContext>
  );
  return { router: renderScreen(appServices, [{ path: routes.contentPage.pattern, element }], [at]), asked, told };
}

const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a page of content at an address of its own', () => {
  it('has heading, words and title of the document that its address names', async () => {
    const { told } = open(flu);
    expect(screen.getByRole('heading', { level: 1, name: 'Health and Wellness' })).toBeTruthy();
    expect(told.title).toBeUndefined();
    await h1('Flu season');
    expect(screen.getByRole('heading', { level: 2, name: 'Before you come' })).toBeTruthy();
    expect(told.title).toBe('Flu season');
  });

  it('leads to another one without a page load, and back', async () => {
    const { router, asked, told } = open(flu);
    await userEvent.click(await screen.findByRole('link', { name: 'Before you travel' }));
    await h1('Travel tips');
    expect(router.state.location.pathname).toBe(travel);
    expect(told.title).toBe('Travel tips');
    await act(() => router.navigate(-1));
    await h1('Flu season');
    expect(told.title).toBe('Flu season');
    expect(asked).toEqual(['flu-season', 'travel-tips']);
  });

  it('is missing where there is no such document, until the guest goes on', async () => {
    const { router, told } = open(links.contentPage('nowhere'));
    await waitFor(() => expect(told).toEqual({ title: undefined, isMissing: true }));
    await act(() => router.navigate(flu));
    await h1('Flu season');
    expect(told).toEqual({ title: 'Flu season', isMissing: false });
  });

  it.each(['..', 'Flu-season', 'flu_season', 'notes.txt', 'x'.repeat(65)])(
    'is missing, and nothing is asked for, where no document can have the name %j',
    async (id) => {
      const { asked, told } = open(`/health-services/pages/${encodeURIComponent(id).replaceAll('.', '%2e')}`);
      await waitFor(() => expect(told.isMissing).toBe(true));
      expect(asked).toEqual([]);
    },
  );
});
