/** A drawn portrait as a `data:` address, which the content security policy lets through. */
export function portrait({ backdrop, coat, hair, skin }: Colours): string {
  const drawing = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">',
    `<rect width="120" height="120" fill="${backdrop}"/>`,
    `<path d="M14 120c0-26 20-40 46-40s46 14 46 40z" fill="${coat}"/>`,
    `<path d="M50 70h20v16c-6 6-14 6-20 0z" fill="${skin}"/>`,
    `<path d="M34 52c-2-40 54-40 52 0 0 16-4 20-4 20H38s-4-4-4-20z" fill="${hair}"/>`,
    `<ellipse cx="60" cy="53" rx="19" ry="23" fill="${skin}"/>`,
    `<path d="M40 48c4-20 36-20 40 0-10-8-28-12-40 0z" fill="${hair}"/>`,
    '</svg>',
  ].join('');
  return `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
}

export interface Colours {
  readonly backdrop: string;
  readonly coat: string;
  readonly hair: string;
  readonly skin: string;
}
