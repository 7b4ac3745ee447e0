import { isRecord, mergeMessages } from '../../../app/messages/mergeMessages.ts';
import type { AppointmentMessages } from '../../../schemas/generated/content/messages/appointment-messages.js';
import { shippedAppointmentMessages } from '../../../schemas/generated/content/messages/appointment-messages.shipped.js';
import type { MailMessages } from '../../../schemas/generated/content/messages/mail-messages.js';
import { shippedMailMessages } from '../../../schemas/generated/content/messages/mail-messages.shipped.js';
import { checkAppSettings } from '../../../schemas/generated/content/settings/app-settings.js';
import { shippedAppSettings } from '../../../schemas/generated/content/settings/app-settings.shipped.js';
import {
  checkSchedulerConfig,
  type SchedulerConfig,
} from '../../../schemas/generated/content/settings/scheduler-config-2022.js';
import { type ArrivalChecklist, checkArrivalChecklist } from '../../../schemas/generated/content/texts/checklist.js';
import {
  checkServiceExtraProperties,
  type ServiceExtraProperties,
} from '../../../schemas/generated/content/texts/service-extra-properties.js';
import { checkSiteFrame, type SiteFrame } from '../../../schemas/generated/content/texts/site-frame.js';
import { checkVideoCallLinks, type VideoCallLinks } from '../../../schemas/generated/content/texts/video-call-links.js';
import { messagesPath } from '../../../schemas/messagesPath.ts';
import type { SchemaCheck } from '../../../schemas/SchemaCheck.ts';
import type { ReadText } from '../../content/createFileReader.ts';
import type { NoteReplaced, ShownCopy } from '../../content/noteReplaced.ts';
import { readDocument } from '../../content/readDocument.ts';

/** What authors say in the mails to guests. A document that cannot be read is left out, and what it would say with it. */
export interface MailContent {
  readonly messages: MailMessages;
  /** What the calendar file says, as that of the confirmation page does. */
  readonly appointment: AppointmentMessages;
  /** How many hours before a visit the calendar file reminds. */
  readonly alarmHours: readonly number[];
  readonly checklist?: ArrivalChecklist | undefined;
  readonly videoCallLinks?: VideoCallLinks | undefined;
  readonly services?: ServiceExtraProperties | undefined;
  /** Which flow a category starts. */
  readonly scheduler?: SchedulerConfig | undefined;
  /** The name, the colors and the numbers of the banner. */
  readonly frame?: SiteFrame | undefined;
}

/** @param banner its name, of the deployment */
export async function readMailContent(
  folder: string,
  banner: string,
  readText: ReadText,
  note: NoteReplaced,
): Promise<MailContent> {
  const read = <T>(path: string, check: SchemaCheck<T>, shown: ShownCopy): Promise<T | undefined> =>
    readDocument(folder, path, check, readText, (broken) => note(broken, shown));
  const [mail, appointment, settings, checklist, videoCallLinks, services, scheduler, frame] = await Promise.all([
    read(messagesPath('mail-messages'), isRecord, 'shipped'),
    read(messagesPath('appointment-messages'), isRecord, 'shipped'),
    read('app-settings/1.0.0/scheduler/app-settings.json', checkAppSettings, 'shipped'),
    read('checklist/1.0.0/scheduler/checklist.json', checkArrivalChecklist, 'none'),
    read('video-call-links/1.0.0/scheduler/video-call-links.json', checkVideoCallLinks, 'none'),
    read('service-extra-properties/1.0.0/scheduler/service-extra-properties.json', checkServiceExtraProperties, 'none'),
    read('scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json', checkSchedulerConfig, 'none'),
    read(`site-frame/1.0.0/banners/${banner}.json`, checkSiteFrame, 'none'),
  ]);
  return {
    messages: mergeMessages(shippedMailMessages, mail),
    appointment: mergeMessages(shippedAppointmentMessages, appointment),
    alarmHours: (settings ?? shippedAppSettings).calendarAlarmHours,
    checklist,
    videoCallLinks,
    services,
    scheduler,
    frame,
  };
}
