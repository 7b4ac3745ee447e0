import { brandMessages } from '../messages/brands.ts';

export interface BrandLogoImage {
  /** Name of the image in the content. */
  readonly asset: string;
  /** What the brand is called. */
  readonly name: string;
}

/** The logo of a brand as provider data names it; undefined for a brand without one. */
export function brandLogo(brand: string | undefined): BrandLogoImage | undefined {
  const found = Object.entries(brandMessages).find(([known]) => known === brand?.trim().toUpperCase());
  if (!found) return undefined;
  const [known, name] = found;
  return { asset: `${known.toLowerCase().replaceAll(' ', '-')}.svg`, name };
}
