import { EngineError } from '../errors/EngineError.ts';
import type { Violation } from '../errors/Violation.ts';
import type { MessageCatalogue, PageMessages } from './MessageCatalogue.ts';

/** The words for a violation: the page's own, else the catalogue's for its kind, else for its keyword, else `invalid`. */
export function words(_violation: Violation, _page: PageMessages, _catalogue: MessageCatalogue): string {
  throw new EngineError('not ready');
}
