import { type AppSettings, checkAppSettings } from '../../../../schemas/generated/content/settings/app-settings.js';
import { settingsDocument } from '../../../messages/messageDocuments.ts';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The numbers and names by which the app searches and shows. */
export const appSettings: DocumentKind<AppSettings> = {
  name: settingsDocument,
  path: `${settingsDocument}/1.0.0/scheduler/${settingsDocument}.json`,
  check: checkAppSettings,
};
