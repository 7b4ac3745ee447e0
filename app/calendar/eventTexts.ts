import { addressLabels, type PostalAddress } from '../formatting/address.ts';
import { fillTemplate } from '../messages/fillTemplate.ts';
import type { AppointmentMessages } from '../messages/generated/appointmentMessages.ts';

/** Where a visit takes place, or with whom it is by video. */
export interface EventPlace {
  /** A provider that is known only from a cancellation has none. */
  readonly name?: string | undefined;
  /** Missing where the visit is by video. */
  readonly address?: PostalAddress | undefined;
}

/** A short title for a visit in a calendar. */
export function eventSummary({ name, address }: EventPlace, messages: AppointmentMessages['calendar']): string {
  if (name === undefined) return messages.plain;
  return address ? fillTemplate(messages.at, { place: name }) : fillTemplate(messages.video, { name });
}

export function eventLocation({ name, address }: EventPlace, messages: AppointmentMessages): string | undefined {
  if (address) return [...(name === undefined ? [] : [name]), ...addressLabels(address)].join(', ');
  return name === undefined ? undefined : messages.byVideo;
}
