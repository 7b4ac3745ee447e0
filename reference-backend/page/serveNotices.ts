import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';
import { nothingHere } from '../calls/handling/Refusal.ts';
import { keepUntilEdited } from '../content/keepUntilEdited.ts';
import { readSupport } from '../content/readSupport.ts';

/** Nothing below these is a page. */
const NO_PAGES = ['/appointment-management/', '/tlc/api/', '/analytics/', '/content/', '/reference/'];

const ROBOTS = `User-agent: *\n${NO_PAGES.map((path) => `Disallow: ${path}\n`).join('')}`;

const MONTH_MS = 30 * 86_400_000;

/**
 * `/robots.txt` names what is no page, for search engines; `/.well-known/security.txt` (RFC 9116) whom to write to about
 * a hole in the security: the guest support of the banner, as content has it now.
 */
export function serveNotices(
  app: FastifyInstance,
  { configuration, deployment, noteReplaced, publicUrl }: Backend,
): void {
  const support = keepUntilEdited((read) =>
    readSupport(configuration.contentDirectory, deployment.bannerName, read, noteReplaced),
  );
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { email } = await support();
    if (email === undefined) throw nothingHere();
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${new Date(Date.now() + MONTH_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl()}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
