import { autocompletion } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { Desk } from '../desk/createDesk.ts';
import { completeHere } from './completion/completeHere.ts';
import { hoverHere } from './hover/hoverHere.ts';

/** What the editor knows of documents: it completes what is written, and explains what stands there. */
export const abilities = (desk: Desk, document: string): Extension => [
  // In JSON no line ends in the middle of a name, so Enter can only mean what is offered, however late it came.
  autocompletion({ override: [completeHere(desk, document)], maxRenderedOptions: 200, interactionDelay: 0 }),
  hoverHere(desk, document),
];
