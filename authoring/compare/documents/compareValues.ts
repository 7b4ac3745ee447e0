import type { Change } from '../Change.ts';
import { shorten, shortenBoth } from '../report/shorten.ts';
import { valuesIn } from './valuesIn.ts';

/** The differences between two versions of a document that asks nothing: its texts, numbers and switches. */
export function compareValues(before: string, after: string): readonly Change[] {
  const [was, is] = [parse(before), parse(after)];
  if (was === undefined || is === undefined) return [];
  const [old, now] = [valuesIn(was), valuesIn(is)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((at) => {
    const [one, other] = [old.get(at), now.get(at)];
    return one === other ? [] : [look(at, describeValues(at, one, other))];
  });
}

function describeValues(at: string, was: string | undefined, is: string | undefined): string {
  if (was === undefined) return `"${at}" is new: ${shorten(is ?? '')}.`;
  if (is === undefined) return `"${at}" is gone; it was ${shorten(was)}.`;
  const [old, now] = shortenBoth(was, is);
  return `"${at}" was ${old} and is ${now}.`;
}

const look = (place: string, message: string): Change => ({ verdict: 'look', concern: 'document', place, message });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
