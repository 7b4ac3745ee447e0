/** Banners whose logo is no link (document 1, section 9). */
const withoutLink: readonly string[] = ['shellcompany', 'amoco', 'bp'];

/** Whether the logo of a banner may lead anywhere. */
export const hasLogoLink = (bannerName: string): boolean => !withoutLink.includes(bannerName.toLowerCase());
