import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { PageBlock as Block, ContentPage } from '../../content/generated/texts/contentPage.ts';
import type { Links } from '../../journey/Links.ts';
import { Card } from '../../ui/Card.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import styles from './PageBlocks.module.css';

/** The screens that a content page may lead to without a page load. */
type PageLinks = Pick<
  Links,
  'main' | 'dietitian' | 'clinicLocator' | 'clinicLocations' | 'clinicServices' | 'clinicBilling' | 'contentPage'
>;

interface PageLinkProps {
  readonly href: string;
  readonly screens: PageLinks;
  readonly children: ReactNode;
}

export interface PageBlocksProps {
  readonly blocks: ContentPage['blocks'];
  readonly links: PageLinks;
}

/** The parts of a page, one card each. */
export function PageBlocks({ blocks, links }: PageBlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks stay in their places, whatever authors call them
        <PageBlock key={index} block={block} links={links} />
      ))}
    </div>
  );
}

function PageBlock({ block, links }: { readonly block: Block; readonly links: PageLinks }) {
  const id = useId();
  const { heading, text, list, links: ways } = block;
  return (
    <Card role="group" aria-labelledby={id}>
      <div className={styles.block}>
        <h2 id={id}>{heading}</h2>
        {text !== undefined && <RichText html={text} />}
        {list && <List items={list} />}
        {ways && (
          <ul className={styles.links}>
            {ways.map(({ label, href }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: links stay in their places, whatever authors call them
              <li key={index}>
                <PageLink href={href} screens={links}>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function List({ items }: { readonly items: NonNullable<Block['list']> }) {
  return (
    <ul className={styles.list}>
      {items.map(({ name, value, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items stay in their places, whatever authors call them
        <li key={index} className={styles.item}>
          <span className={styles.name}>{`${name} `}</span>
          {value !== undefined && <span className={styles.value}>{value}</span>}
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}

/** A link of a page. One to our own screens needs no page load. */
function PageLink({ href, screens, children }: PageLinkProps) {
  const { contentPage, ...others } = screens;
  const isOurs = href.startsWith(contentPage('')) || Object.values(others).includes(href);
  return isOurs ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}
