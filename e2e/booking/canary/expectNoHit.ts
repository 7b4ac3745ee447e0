import { expect } from '@playwright/test';
import type { Server } from '../../fixtures/Server.ts';
import type { Canaries } from './Canaries.ts';
import type { Sinks } from './Sinks.ts';

/** Expects that no typed text is in any place or in the output of the server; `meant` as in {@link Sinks.all}. */
export async function expectNoHit(
  sinks: Sinks,
  canaries: Canaries,
  server: Server,
  meant: readonly RegExp[] = [],
): Promise<void> {
  expect(canaries.foundIn(await sinks.all(meant))).toEqual([]);
  expect(canaries.foundIn(server.log)).toEqual([]);
}

/** Expects that no typed text is in the body of any call except these. */
export function expectOnlyIn(paths: readonly string[], sinks: Sinks, canaries: Canaries): void {
  const others = sinks.bodies.filter(({ path }) => !paths.includes(path));
  expect(others.filter(({ body }) => canaries.foundIn(body).length > 0)).toEqual([]);
}
