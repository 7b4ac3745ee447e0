import { useMemo } from 'react';
import { type AppSettings, checkAppSettings } from '../../schemas/generated/content/settings/app-settings.js';
import { shippedAppSettings } from '../../schemas/generated/content/settings/app-settings.shipped.js';
import { settingsDocument } from './messageDocuments.ts';
import { useAppDocument } from './useMessages.ts';

export type { AppSettings };

/** The numbers and names by which the app searches and shows, as authors have them now. */
export function useSettings(): AppSettings {
  const document = useAppDocument(settingsDocument);
  return useMemo(() => (checkAppSettings(document) ? document : shippedAppSettings), [document]);
}
