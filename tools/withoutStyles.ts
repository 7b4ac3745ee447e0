import { register } from 'node:module';

/**
 * Loads every style sheet as an empty module, so that a program in Node can render components that import theirs. It is
 * given to Node by `--import`, because it must be there before anything is imported.
 */
const hook = `export const load = (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', source: 'export default {}', shortCircuit: true } : next(url, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
