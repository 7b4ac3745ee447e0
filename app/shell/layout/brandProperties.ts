import type { SiteFrame } from '../../../schemas/generated/content/texts/site-frame.js';

const properties: Readonly<Record<keyof SiteFrame['colours'], string>> = {
  primary: '--sw-brand-primary',
  primaryDark: '--sw-brand-primary-strong',
  primarySoft: '--sw-brand-primary-soft',
  onPrimary: '--sw-brand-on-primary',
  accent: '--sw-brand-accent',
  background: '--sw-brand-page',
  surface: '--sw-brand-surface',
  text: '--sw-brand-text',
  textMuted: '--sw-brand-muted',
  border: '--sw-brand-border',
  link: '--sw-brand-link',
  focus: '--sw-brand-focus',
};

/** The custom properties of tokens.css that a banner sets: name and value. */
export function brandProperties(colours: SiteFrame['colours']): readonly (readonly [string, string])[] {
  const names = Object.keys(properties).filter((name): name is keyof SiteFrame['colours'] => name in colours);
  return names.map((name) => [properties[name], colours[name]]);
}
