import { EngineError } from '../../core/errors/EngineError.ts';
import type { WidgetEntry } from '../form/FormContext.ts';

/** The widget of that name. A document's names are checked when it is loaded, so an unknown one here is a bug. */
export function findWidget(entries: readonly WidgetEntry[], name: unknown): WidgetEntry {
  const entry = entries.find((candidate) => candidate.name === name);
  if (entry) return entry;
  throw new EngineError(`No widget '${String(name)}'; known are ${entries.map((each) => each.name).join(', ')}.`);
}
