import { parseArgs } from 'node:util';
import { usualRoot } from '../check/CheckOptions.ts';
import { usualServices } from '../check/services/readServices.ts';
import type { Guest } from '../explain/guestContext.ts';

export interface PreviewOptions extends Omit<Guest, 'prescreen'> {
  /** The step that is to be seen; the first one when absent. */
  readonly step?: string;
  /** File with answers that matter; the others are made up. */
  readonly answers?: string;
  /** The address of the running server. */
  readonly server: string;
  /** The token of its reference pages. */
  readonly token?: string;
  readonly root: string;
  readonly services: string;
}

/** @throws TypeError for an unknown option, or without a flow */
export function previewOptions(args: readonly string[]): PreviewOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      flow: { type: 'string' },
      service: { type: 'string' },
      state: { type: 'string' },
      age: { type: 'string' },
      date: { type: 'string' },
      step: { type: 'string' },
      answers: { type: 'string' },
      server: { type: 'string', default: 'http://127.0.0.1:3000' },
      token: { type: 'string' },
      root: { type: 'string', default: usualRoot },
      services: { type: 'string', default: usualServices },
    },
  });
  const { age, ...others } = values;
  if (others.flow === undefined)
    throw new TypeError('A flow: npm run content -- preview --flow IN_PERSON --step insurance --token …');
  if (age !== undefined && !/^\d{1,3}$/.test(age)) throw new TypeError('--age is a number of years.');
  return { ...others, ...(age !== undefined && { age: Number(age) }) };
}
