import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batchMs } from '../../../app/analytics/createBatcher.ts';
import { mostReports } from '../../../app/reports/guestReports.ts';
import { sendReports } from '../../../app/reports/sendReports.ts';
import { type Failure, watchFailures } from '../../../app/reports/watchFailures.ts';

const measured: ((metric: object) => void)[] = [];
vi.mock('web-vitals', () => {
  const on = (measure: (metric: object) => void) => void measured.push(measure);
  return { onLCP: on, onINP: on, onCLS: on };
});

const results = 'https://clinic.example/health-services/scheduler/result?location=Kanari';
const cancel = 'https://clinic.example/health-services/scheduler/cancel/id/code';

let sent: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  measured.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(String(body));
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reported = () => {
  vi.advanceTimersByTime(batchMs);
  return sent.flatMap((body) => JSON.parse(body).reports);
};

function open(openedAt: string, failures: readonly Failure[] = []) {
  sendReports({
    openedAt,
    take: (taker) => {
      for (const failure of failures) taker(failure);
    },
  });
}

describe('the reports of a page', () => {
  it('have its route, a code and a number, and nothing of its address', () => {
    open(results, [
      { kind: 'crash', code: 'screen', at: results },
      { kind: 'csp', code: 'img-src', at: 'https://clinic.example/nowhere/%ff' },
    ]);
    measured[0]?.({ name: 'LCP', value: 1_234.56, id: 'v5-kanari', entries: [{ url: results }] });
    measured[0]?.({ name: 'CLS', value: 0.012_34 });
    expect(reported()).toEqual([
      { kind: 'crash', code: 'screen', route: 'result' },
      { kind: 'csp', code: 'img-src', route: 'none' },
      { kind: 'vital', code: 'LCP', value: 1_235, route: 'result' },
      { kind: 'vital', code: 'CLS', value: 0.012, route: 'result' },
    ]);
    expect(sent.join('')).not.toMatch(/kanari|http/i);
  });

  it('are none of a page that a link to cancel has opened', () => {
    open(cancel, [{ kind: 'crash', code: 'error', at: cancel }]);
    measured[0]?.({ name: 'LCP', value: 1_000 });
    expect(reported()).toEqual([]);
  });

  it('are none where the guest has gone to a page that cancels', () => {
    window.history.replaceState(null, '', new URL(cancel).pathname);
    open(results, [{ kind: 'crash', code: 'error', at: results }]);
    expect(reported()).toEqual([]);
  });

  it('are a few where something fails over and over', () => {
    open(
      results,
      Array.from({ length: 100 }, () => ({ kind: 'crash', code: 'rejection', at: results }) as const),
    );
    expect(reported()).toHaveLength(mostReports);
  });
});

describe('what a page watches', () => {
  const violation = (part: object) => Object.assign(new Event('securitypolicyviolation'), part);

  it('is noted from the start, and none of it is of an extension', () => {
    let mark: ((list: object) => void) | undefined;
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(callback: (list: object) => void) {
          mark = callback;
        }
        observe() {}
      },
    );
    const watched = watchFailures();
    mark?.({ getEntries: () => [{ name: 'crash' }, { name: 'another' }] });
    const own = `${location.origin}/assets/index.js`;
    window.dispatchEvent(new ErrorEvent('error', { filename: own, message: 'Kanari' }));
    window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/x.js' }));
    document.dispatchEvent(violation({ effectiveDirective: 'img-src', sourceFile: own, blockedURI: 'https://kanari' }));
    document.dispatchEvent(violation({ effectiveDirective: 'kanari-src', sourceFile: '' }));
    document.dispatchEvent(violation({ effectiveDirective: 'img-src', sourceFile: 'moz-extension://abc/x.js' }));
    const taken: Failure[] = [];
    watched.take((failure) => taken.push(failure));
    window.dispatchEvent(new Event('unhandledrejection'));
    const at = location.href;
    expect(taken).toEqual([
      { kind: 'crash', code: 'screen', at },
      { kind: 'crash', code: 'error', at },
      { kind: 'csp', code: 'img-src', at },
      { kind: 'csp', code: 'other', at },
      { kind: 'crash', code: 'rejection', at },
    ]);
  });
});
