import { type CrashCode, crashMark, type DirectiveCode, directiveCodes } from './guestReports.ts';

/** What went wrong, and at which address, which is not sent. */
export type Failure = { readonly at: string } & (
  | { readonly kind: 'crash'; readonly code: CrashCode }
  | { readonly kind: 'csp'; readonly code: DirectiveCode }
);

export interface Watched {
  /** The address at which the page was opened. */
  readonly openedAt: string;
  /** Takes what went wrong so far, and from now on. */
  readonly take: (taker: (failure: Failure) => void) => void;
}

/** The most failures that wait for the code that sends them. */
const mostWaiting = 20;

/** Extensions run in the pages of guests, and their failures are none of ours. */
const isOfExtension = (file: string): boolean => /^[\w-]+-extension:/.test(file);

/** Listens to screens that cannot be shown, errors, unkept promises, and what the security policy forbids. */
export function watchFailures(): Watched {
  const waiting: Failure[] = [];
  let note = (failure: Failure): void => {
    if (waiting.length < mostWaiting) waiting.push(failure);
  };
  const crash = (code: CrashCode) => note({ kind: 'crash', code, at: location.href });
  const marks = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (name === crashMark) crash('screen');
  });
  marks.observe({ type: 'mark', buffered: true });
  addEventListener('error', ({ filename }) => filename.startsWith(location.origin) && crash('error'));
  addEventListener('unhandledrejection', () => crash('rejection'));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) => {
    if (isOfExtension(sourceFile)) return;
    const code = directiveCodes.find((each) => each === effectiveDirective) ?? 'other';
    note({ kind: 'csp', code, at: location.href });
  });
  return {
    openedAt: location.href,
    take: (taker) => {
      note = taker;
      for (const failure of waiting.splice(0)) taker(failure);
    },
  };
}
