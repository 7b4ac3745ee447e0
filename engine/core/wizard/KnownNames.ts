import { EngineError } from '../errors/EngineError.ts';
import type { KnownWidget } from '../form/KnownWidget.ts';

/** What the app offers to documents: they may use only these names. A list that is not given is empty. */
export interface KnownNames {
  /** JSON Schema of the context: an object schema with the keywords that a page's schema may use. */
  readonly context: Readonly<Record<string, unknown>>;
  /** The widgets of the app, those of the engine included. */
  readonly widgets: readonly KnownWidget[];
  readonly encoders: readonly string[];
  /** By verifier, its names for the answers that it takes. */
  readonly verifiers: Readonly<Record<string, readonly string[]>>;
  /** Keys of the message catalogue. */
  readonly messages: readonly string[];
  /**
   * Lists of the request, as JSON Pointers, that take the answer to any question: a payload line to a name below such a
   * list adds `{ id, label, value }`, where the id is that name and the label is the title of the question.
   */
  readonly labeledLists?: readonly string[];
}

/**
 * All names that an app offers. What it does not give, or gives as undefined, is empty.
 *
 * @throws EngineError when two widgets have the same name, because the app provides them
 */
export function completeNames({
  context = { type: 'object', properties: {} },
  widgets = [],
  encoders = [],
  verifiers = {},
  messages = [],
  labeledLists = [],
}: Partial<KnownNames>): Required<KnownNames> {
  const names = widgets.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new EngineError(`Two widgets are named "${twice}"; documents could not tell them apart.`);
  return { context, widgets, encoders, verifiers, messages, labeledLists };
}
