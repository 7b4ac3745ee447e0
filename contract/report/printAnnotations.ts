import type { CaseResult } from '../run/CaseResult.ts';
import { describeResult } from './printJunit.ts';

/** One line for each case that is not as promised, which GitHub shows as an annotation of the run. */
export const printAnnotations = (results: readonly CaseResult[]): string =>
  results
    .filter(({ outcome }) => outcome === 'differs' || outcome === 'blocked')
    .map((result) => {
      const level = result.outcome === 'differs' ? 'error' : 'warning';
      return `::${level} title=${property(`${result.call}: ${result.case}`)}::${data(describeResult(result))}`;
    })
    .join('\n');

const data = (text: string): string => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const property = (text: string): string => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
