/** Banners whose logo is no link (PAGE-14). */
const withoutLink: readonly string[] = ['shellcompany', 'amoco', 'bp'];

/** Whether the logo of a banner may lead anywhere. */
export const hasLogoLink = (bannerName: string): boolean => !withoutLink.includes(bannerName.toLowerCase());
