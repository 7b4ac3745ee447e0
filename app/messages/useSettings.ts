import { useContext, useSyncExternalStore } from 'react';
import type { AppSettings } from '../../schemas/generated/content/settings/app-settings.js';
import { shippedAppSettings } from '../../schemas/generated/content/settings/app-settings.shipped.js';
import { MessagesContext } from './useMessages.ts';

/** The numbers and names by which the app searches and shows, as authors have them now. */
export function useSettings(): AppSettings {
  const { subscribe, readSettings } = useContext(MessagesContext);
  return useSyncExternalStore(subscribe, readSettings, readSettings) ?? shippedAppSettings;
}
