import type { SiteFrame } from '../../../schemas/generated/content/texts/site-frame.js';

const properties: Readonly<Record<keyof SiteFrame['colours'], string>> = {
  primary: '--sw-color-primary',
  primaryDark: '--sw-color-primary-strong',
  primarySoft: '--sw-color-primary-soft',
  onPrimary: '--sw-color-on-primary',
  accent: '--sw-color-accent',
  background: '--sw-color-page',
  surface: '--sw-color-surface',
  text: '--sw-color-text',
  textMuted: '--sw-color-muted',
  border: '--sw-color-border',
  link: '--sw-color-link',
  focus: '--sw-focus-ring',
};

/** The custom properties of tokens.css that a banner sets: name and value. */
export function brandProperties(colours: SiteFrame['colours']): readonly (readonly [string, string])[] {
  const names = Object.keys(properties).filter((name): name is keyof SiteFrame['colours'] => name in colours);
  return names.map((name) => [properties[name], colours[name]]);
}
