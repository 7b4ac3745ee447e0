/**
 * The globals that the core uses, which browsers and Node both have. The core is type checked with these alone
 * (`tsconfig.core.json`), so that it cannot come to need a browser or Node.
 */

interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
  throwIfAborted(): void;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

declare class TextEncoder {
  encode(text: string): { readonly length: number };
}
