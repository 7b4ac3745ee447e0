import type { Plugin } from 'vite';

/** What a check says of a violation beside its place, as Ajv writes it. */
const schemaPath = ',schemaPath:`[^`]*`';
const keyword = ',keyword:`[^`]*`';
const params = ',params:\\{(?:`[^`]*`|[^{}`])*\\}';

/**
 * The code of a check without what a guest's page reads of no violation. Of a document it reads place, keyword and schema's
 * path (`engine/core/content/checkDocument.ts`), of a reply the place alone (`app/api/http/readReply.ts`): all else is for
 * authors and testers, whose tools run the checks as they are.
 */
export const leanCheck = (code: string, isReply: boolean): string =>
  code.replace(new RegExp(isReply ? `${schemaPath}${keyword}${params}` : params, 'g'), '');

/** Makes the checks in a build lean. */
export const leanChecks = (): Plugin => ({
  name: 'lean-checks',
  apply: 'build',
  transform: {
    filter: { id: /\/schemas\/generated\/.+\.js$/ },
    handler: (code, id) => ({ code: leanCheck(code, id.includes('/schemas/generated/api/')), map: null }),
  },
});
