import type { Path } from '#engine';
import type { PageConsent } from '../../../content/forms/index.ts';
import type { ConsentVersion } from '../../../journey/index.ts';

/**
 * The versions of the consents on the pages of the path, each document once, in the order of the pages. Undefined where
 * there are none, and where the browser cannot compute them, as on a page without TLS. Never rejects.
 */
export async function consentVersions(
  path: Path,
  consents: readonly PageConsent[],
): Promise<readonly ConsentVersion[] | undefined> {
  const shown = new Map<string, unknown>();
  for (const { step, page } of path)
    for (const each of consents)
      if (each.form === step.document && (each.page ?? page.name) === page.name) shown.set(each.document, each.content);
  if (shown.size === 0) return undefined;
  const versions = [...shown].map(async ([document, content]) => ({ document, version: await versionOf(content) }));
  return Promise.all(versions).catch(() => undefined);
}

/** As the schema of the request says it: twelve digits of the document's SHA-256. */
async function versionOf(content: unknown): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)));
  return [...new Uint8Array(hash, 0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
