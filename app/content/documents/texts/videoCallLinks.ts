import {
  checkVideoCallLinks,
  type VideoCallLinks,
} from '../../../../schemas/generated/content/texts/video-call-links.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** Where guests get the app for a visit by video (CONFIRM-6). */
export const videoCallLinks: DocumentKind<VideoCallLinks> = {
  name: 'video-call-links',
  path: 'video-call-links/1.0.0/scheduler/video-call-links.json',
  check: checkVideoCallLinks,
};
