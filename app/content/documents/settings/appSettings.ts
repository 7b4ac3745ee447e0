import { type AppSettings, checkAppSettings } from '../../../../schemas/generated/content/settings/app-settings.js';
import { settingsDocument } from '../../../messages/messageDocuments.ts';
import type { DocumentKind } from '../../DocumentKind.ts';
import { appDocumentPath } from '../texts/messages.ts';

/** The numbers and names by which the app searches and shows. */
export const appSettings: DocumentKind<AppSettings> = {
  name: settingsDocument,
  path: appDocumentPath(settingsDocument),
  check: checkAppSettings,
};
