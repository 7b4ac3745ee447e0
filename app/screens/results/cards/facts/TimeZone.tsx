import { memo } from 'react';
import type { IsoDate } from '../../../../formatting/isoDate.ts';
import { zoneLabel } from '../../../../formatting/zoneLabel.ts';
import { fillTemplate } from '../../../../messages/fillTemplate.ts';
import { zoneMessages } from '../../../../messages/generated/appointmentMessages.ts';
import { resultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import styles from './TimeZone.module.css';

interface TimeZoneProps {
  /** IANA name. */
  readonly zone: string;
  /** The day for which the zone is named. */
  readonly date: IsoDate;
}

/** Says in which zone times are: once above the days, or on each card where places are in different ones. */
export const TimeZone = memo(function TimeZone({ zone, date }: TimeZoneProps) {
  const { timesIn } = useMessages(resultsMessages).card;
  const zones = useMessages(zoneMessages);
  return <p className={styles.zone}>{fillTemplate(timesIn, { zone: zoneLabel(zone, date, zones) })}</p>;
});
