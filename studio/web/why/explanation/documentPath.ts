import { formOf } from '../../page/plan/stepAt.ts';

/**
 * The path of the document that an explanation names, among those that are there: that of
 * `form-definition/vaccineConsent with …` is `form-definition/1.0.0/scheduler/vaccineConsent.json`.
 */
export function documentPath(document: string, paths: Iterable<string>): string | undefined {
  const [kind = '', ...rest] = document.replace(/ with .*$/, '').split('/');
  const id = rest.length === 0 ? kind : rest.join('/');
  for (const path of paths)
    if (path.startsWith(`${kind}/`) && path.slice(path.lastIndexOf('/') + 1) === `${formOf(id)}.json`) return path;
  return undefined;
}
