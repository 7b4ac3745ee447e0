/** The part of jsdom that the content check uses; the package brings no types. */
declare module 'jsdom' {
  import type { WindowLike } from 'dompurify';

  export class JSDOM {
    constructor(html: string);
    readonly window: WindowLike & { readonly document: Document };
  }
}
