import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  HeadOnServer,
  type HeadPart,
  useCanonical,
  useNoindex,
  usePageTitle,
  useTitle,
} from '../../../app/ui/useHead.ts';

interface PageProps {
  readonly title: string;
  readonly address?: string;
  readonly isLeftOut?: boolean;
}

function Page({ title, address, isLeftOut = false }: PageProps) {
  useTitle(title);
  useCanonical(address);
  useNoindex(isLeftOut);
  return null;
}

function Screen() {
  usePageTitle('Of the screen');
  return null;
}

const inHead = (selector: string) => [...document.head.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML);

afterEach(() => {
  document.head.replaceChildren();
});

it('gives the page its title, its address and what search engines are to do, as long as they hold', () => {
  const { rerender, unmount } = render(<Page title="One" address="/one" isLeftOut />);
  expect(document.title).toBe('One');
  expect(inHead('link')).toEqual(['<link rel="canonical" href="/one">']);
  expect(inHead('meta')).toEqual(['<meta name="robots" content="noindex">']);
  rerender(<Page title="Two" address="/two" />);
  expect(document.title).toBe('Two');
  expect(inHead('link')).toEqual(['<link rel="canonical" href="/two">']);
  expect(inHead('meta')).toEqual([]);
  unmount();
  expect(inHead('link')).toEqual([]);
});

it('takes over what the server has put there', () => {
  document.head.innerHTML = '<link rel="canonical" href="/one">';
  render(<Page title="One" address="/one" />);
  expect(inHead('link')).toHaveLength(1);
});

it('tells the server what belongs there', () => {
  const parts: HeadPart[] = [];
  render(
    <HeadOnServer value={(part) => void parts.push(part)}>
      <Page title="One" address="/one" />
    </HeadOnServer>,
  );
  expect(parts).toEqual([
    { kind: 'title', text: 'One' },
    { kind: 'canonical', address: '/one' },
  ]);
});

it('tells the server the title of what a screen shows after that of the page', () => {
  const parts: HeadPart[] = [];
  render(
    <HeadOnServer value={(part) => void parts.push(part)}>
      <Page title="Of the page" />
      <Screen />
    </HeadOnServer>,
  );
  expect(parts.at(-1)).toEqual({ kind: 'title', text: 'Of the screen' });
});
