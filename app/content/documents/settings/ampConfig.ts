import { type AmpConfig, checkAmpConfig } from '../../../../schemas/generated/content/settings/amp-config.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** Which documents stand for the consents of a banner (CONSENT-3). */
export const ampConfig: DocumentKind<AmpConfig> = {
  name: 'amp-config',
  path: 'amp-config/1.0.0/scheduler/amp-config.json',
  check: checkAmpConfig,
};
