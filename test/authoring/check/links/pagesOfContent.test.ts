import { describe, expect, it } from 'vitest';
import { checkTools } from '../../../../authoring/check/CheckTools.ts';
import { checkContent } from '../../../../authoring/check/checkContent.ts';
import type { DocumentFile } from '../../../../authoring/check/read/DocumentFile.ts';

/** What the check says of pages of content at addresses of their own, and of links to them. */

const tools = checkTools();

type Link = Readonly<Record<'label' | 'href', string>>;

function page(id: string, title: string, ...links: readonly Link[]): DocumentFile {
  const path = `page/1.0.0/tlc/${id}.json`;
  const block = { heading: `About ${title}`, text: '<p>Ask us.</p>', ...(links.length > 0 && { links }) };
  return { file: path, path, text: JSON.stringify({ title, blocks: [block] }) };
}

const link = (label: string, href: string): Link => ({ label, href });
const find = async (...files: readonly DocumentFile[]) =>
  (await checkContent(files, tools)).map(({ file, code, message }) => [file, code, message]);

describe('a page of content', () => {
  it('is sound where another document has a link to it, however that is written', async () => {
    const text = '<p>See <a href="/Health-Services/Pages/flu-season/?from=frame#top">our page</a>.</p>';
    const services = page('clinic-services', 'Services');
    const linking = { ...services, text: services.text.replace('<p>Ask us.</p>', JSON.stringify(text).slice(1, -1)) };
    expect(await find(linking, page('flu-season', 'Flu season'))).toEqual([]);
  });

  it('with an address that the specification gives it needs no link, and is found by both of its addresses', async () => {
    const both = page('clinic-services', 'Services', link('What we do', '/health-services/pages/clinic-services'));
    expect(await find(both)).toEqual([]);
  });

  it('is no second finding where a link is misspelled, which was probably meant for it', async () => {
    const linking = page('clinic-services', 'Services', link('Ready for it', '/health-services/pages/flu-sesons'));
    const found = await checkContent([linking, page('flu-season', 'Flu season')], tools);
    expect(found.map(({ code, suggestion }) => [code, suggestion])).toEqual([
      ['unknown-address', '/health-services/pages/flu-season'],
    ]);
  });

  it('may be linked by a document that cannot be read', async () => {
    const broken = { ...page('clinic-services', 'Services'), text: '{ "title"' };
    const found = await find(broken, page('flu-season', 'Flu season'));
    expect(found.map(([, code]) => code)).toEqual(['not-json']);
  });

  it('is told from another page by the words of a link', async () => {
    const services = page(
      'clinic-services',
      'Services',
      link('Flu season', '/health-services/pages/travel-tips'),
      link('Ready for it', '/health-services/pages/flu-season'),
    );
    const found = await find(services, page('flu-season', 'Flu season'), page('travel-tips', 'Travel tips'));
    const message =
      'This link says "Flu season", which is the page "/health-services/pages/flu-season", and leads to "/health-services/pages/travel-tips".';
    expect(found).toEqual([['page/1.0.0/tlc/clinic-services.json', 'link-differs', message]]);
  });
});
