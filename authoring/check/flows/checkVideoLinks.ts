import { videoCallLinks } from '../../../app/content/generated/texts/videoCallLinks.ts';
import { flowNames } from '../../../app/journey/flows.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { flowTexts } from './flowTexts.ts';

/** "Install the video-call app before your visit." */
const INSTALL = /\b(?:install|download|get)\b[^.]*\bapp\b/i;

/** Reports flows for which the links to the app of a video call are off while their guests are told to install it. */
export const checkVideoLinks = (
  documents: readonly ParsedDocument[],
  checked: Pick<CheckedDocuments, 'schedulers' | 'configurations'>,
): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { kind, name: document }, document: links }) => {
    if (kind !== videoCallLinks || !videoCallLinks.check(links)) return [];
    const enabled: readonly string[] = links.enabledFor;
    const texts = flowTexts(documents, checked).filter(({ text }) => INSTALL.test(text));
    return flowNames.flatMap((flow): readonly AuthoringProblem[] => {
      const told = enabled.includes(flow) ? undefined : texts.find((text) => text.flows.includes(flow));
      if (told === undefined) return [];
      const message = `Guests of ${flow} read "${told.text}" ("${told.document}", ${told.pointer}), and get no links to the app.`;
      return [{ document, pointer: '/enabledFor', code: 'settings-contradict', message }];
    });
  });
