import { appSettings } from './generated/settings/appSettings.ts';

/** The kind of the app's settings. The forms share its check, so that only this module is a chunk that can be fetched again. */
export const settingsKind = appSettings;
