import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { hasLogoLink } from '../../../app/shell/layout/hasLogoLink.ts';
import { SiteLogo } from '../../../app/shell/layout/SiteLogo.tsx';

const logo = { src: '/brand/x.svg', alt: 'The chain', width: 100, height: 40, href: '/health-services/scheduler' };

const open = (bannerName: string) =>
  render(
    <MemoryRouter>
      <SiteLogo logo={logo} linked={hasLogoLink(bannerName)} />
    </MemoryRouter>,
  );

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
});
