import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hasLogoLink, SiteLogo } from '../../../../app/shell/layout/SiteHeader.tsx';
import { renderScreen } from '../../app-services/renderScreen.tsx';
import { testAppServices } from '../../app-services/testAppServices.ts';

const logo = {
  asset: 'banner-x.webp',
  alt: 'The chain',
  width: 100,
  height: 40,
  href: '/health-services/scheduler',
};

function open(bannerName: string) {
  const { appServices } = testAppServices({ answer: () => new Response('{}') });
  const element = <SiteLogo logo={logo} linked={hasLogoLink(bannerName)} />;
  renderScreen(appServices, [{ path: '/', element }], ['/']);
}

describe('the logo of the site', () => {
  it.each(['thelittleclinic', 'kroger', 'frys'])('of %s leads where its document says', (banner) => {
    open(banner);
    expect(screen.getByRole('link', { name: 'The chain' }).getAttribute('href')).toBe(logo.href);
  });

  it.each(['shellcompany', 'amoco', 'bp'])('of %s is no link', (banner) => {
    open(banner);
    expect(screen.getByRole('img', { name: 'The chain' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('comes by the image call, whatever its type', () => {
    open('kroger');
    expect(screen.getByRole('img').getAttribute('src')).toBe('/content/v2/binary/image/banner-x.webp');
  });

  it('that does not arrive is replaced by its alternative text', () => {
    open('kroger');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'The chain' })).toBeTruthy();
  });
});
