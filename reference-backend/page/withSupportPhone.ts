import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from './escapeHtml.ts';

/** The part of the page about calling, with a placeholder for the number. */
const SUPPORT = /<!--support-->([\s\S]*?)<!--\/support-->/;
const PLACE = '__SUPPORT_PHONE__';
const BANNER = /^[\w-]+$/;

/**
 * Puts the banner's phone number into the page, for guests whose browser runs no scripts. The number is read from the
 * content each time. Where there is none, the part about calling is left out.
 */
export async function withSupportPhone(html: string, contentDirectory: string, banner: string): Promise<string> {
  const phone = BANNER.test(banner) ? await readPhone(contentDirectory, banner) : undefined;
  return html.replace(SUPPORT, (_match, text: string) =>
    phone === undefined ? '' : text.replaceAll(PLACE, escapeHtml(phone)),
  );
}

async function readPhone(contentDirectory: string, banner: string): Promise<string | undefined> {
  try {
    const file = join(contentDirectory, 'site-frame/1.0.0/banners', `${banner}.json`);
    const frame: unknown = JSON.parse(await readFile(file, 'utf8'));
    const phone = readMember(readMember(frame, 'support'), 'phone');
    return typeof phone === 'string' && /^\d{3}-\d{3}-\d{4}$/.test(phone) ? phone : undefined;
  } catch {
    // The document is missing or broken, as an edit may leave it: the page is served all the same.
    return undefined;
  }
}

const readMember = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
