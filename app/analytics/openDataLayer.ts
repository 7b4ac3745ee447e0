import type {} from 'trusted-types';
import type { DataLayerSink } from '../../schemas/generated/api/deployment/analytics.js';
import type { Sink } from './Analytics.ts';

/**
 * Pushes events into the array of a tag manager, and loads its script. The script may be slow, or blocked by the guest:
 * until it has loaded the array keeps the events, and without it they are of no use to anybody. Undefined where the
 * window has something else by the name of the array.
 */
export function openDataLayer({ array, script }: DataLayerSink): Sink | undefined {
  const layer = findArray(array);
  if (layer === undefined) return undefined;
  document.head.append(createScript(script));
  return ({ type, ...fields }) => {
    // The tag manager replaces `push` by a function of its own, whose errors must not reach the app.
    queueMicrotask(() => layer.push({ event: type, ...fields }));
  };
}

/** The array that the tag manager reads, made here if it is not there yet. */
function findArray(name: string): unknown[] | undefined {
  const existing: unknown = Reflect.get(window, name);
  if (Array.isArray(existing)) return existing;
  if (name in window) return undefined;
  const made: unknown[] = [];
  Reflect.set(window, name, made);
  return made;
}

/** The policy of this address alone; its name is in the security policy only where the deployment has a tag manager. */
function createScript(address: string): HTMLScriptElement {
  const createScriptURL = (url: string): string => (url === address ? url : '');
  const policy = window.trustedTypes?.createPolicy('stepwell-analytics', { createScriptURL });
  const element = document.createElement('script');
  element.async = true;
  element.referrerPolicy = 'no-referrer';
  // The property takes a trusted address besides a text, which its type does not say.
  Reflect.set(element, 'src', policy ? policy.createScriptURL(address) : address);
  return element;
}
