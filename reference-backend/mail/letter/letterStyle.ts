import type { LetterSender } from './Letter.ts';

type Colours = Pick<
  LetterSender['colours'],
  'primary' | 'primarySoft' | 'background' | 'surface' | 'text' | 'textMuted' | 'border' | 'link'
>;

/** The colors of a mail whose banner is not known. */
const PLAIN: Colours = {
  primary: '#0b4f8a',
  primarySoft: '#e6eef8',
  background: '#f2f4f7',
  surface: '#ffffff',
  text: '#1b2430',
  textMuted: '#4a5868',
  border: '#6b7785',
  link: '#0b4f8a',
};

const FONT = 'Arial,Helvetica,sans-serif';

/** Some mail programs drop style sheets, so every element carries its own style. */
export const letterStyle = (sender: LetterSender | undefined) => {
  const { primary, primarySoft, background, surface, text, textMuted, border, link }: Colours =
    sender?.colours ?? PLAIN;
  return {
    page: `margin:0;padding:0;background:${background}`,
    outer: 'padding:20px 12px 32px',
    column: 'width:100%;max-width:600px;margin:0 auto',
    sender: `padding:0 4px 12px;font:bold 18px/24px ${FONT};color:${primary}`,
    letter: `padding:24px 20px;background:${surface};border-top:4px solid ${primary};border-radius:12px;font:16px/24px ${FONT};color:${text};word-break:break-word`,
    heading: `margin:0 0 16px;font:bold 24px/30px ${FONT};color:${text}`,
    subheading: `margin:24px 0 8px;font:bold 18px/24px ${FONT};color:${text}`,
    paragraph: 'margin:0 0 12px',
    visit: `margin:16px 0;padding:16px;border:1px solid ${border};border-radius:12px`,
    visitHeading: `margin:0 0 8px;font:bold 14px/20px ${FONT};color:${textMuted}`,
    date: `margin:0;font:bold 20px/28px ${FONT};color:${text}`,
    time: `margin:0;font:16px/24px ${FONT};color:${text}`,
    code: `margin:12px 0;padding:12px 16px;background:${primarySoft};border-radius:8px`,
    groups: `display:block;font:bold 24px/32px Consolas,Menlo,monospace;letter-spacing:2px;color:${text}`,
    group: 'padding-right:10px;white-space:nowrap',
    fact: 'margin:12px 0 0',
    name: `font:14px/20px ${FONT};color:${textMuted}`,
    button: `display:inline-block;margin:16px 0 0;padding:10px 18px;border:2px solid ${link};border-radius:8px;font:bold 16px/22px ${FONT};color:${link};text-decoration:none`,
    link: `color:${link}`,
    list: 'margin:0;padding:0 0 0 20px',
    item: 'margin:0 0 8px',
    end: `margin:24px 0 0;padding:8px 0 0;border-top:1px solid ${border}`,
  } as const;
};

/** The elements whose colors change for a guest whose device is set to dark ones, in programs that know style sheets. */
export const DARK_STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #11171b !important; }
  .letter { background: #1c242a !important; color: #eef2f4 !important; }
  .ink { color: #eef2f4 !important; }
  .muted { color: #b6c1c9 !important; }
  .soft { background: #2a353d !important; }
  .line { border-color: #71808b !important; }
  .link { color: #9ccbe8 !important; border-color: #9ccbe8 !important; }
}`;
