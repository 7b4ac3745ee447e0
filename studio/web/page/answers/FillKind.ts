/**
 * How a page is answered by one key. `minimal`: as little as is accepted. `maximal`: all that is asked, as long as it
 * may be. `wrong`: what is refused.
 */
export type FillKind = 'minimal' | 'maximal' | 'wrong';
