import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { FailedCall } from '../../../api/index.ts';
import { FailureNumber, useFailureMessage } from '../../../app-services/index.ts';
import { dateLabel, timeLabel } from '../../../formatting/dateLabel.ts';
import { extractDate, type WallTime, wallTimeIn } from '../../../formatting/wallTime.ts';
import { type ZoneNames, zoneLabel } from '../../../formatting/zoneLabel.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { zoneMessages } from '../../../messages/generated/appointmentMessages.ts';
import { type ResultsMessages, resultsMessages } from '../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { ChoiceFailure, PickedTime, SlotChoiceControl } from '../times/useSlotChoice.ts';
import styles from './ContinueBar.module.css';
import { placeInFull } from './facts/placeLabels.ts';

export interface ContinueBarProps {
  readonly control: SlotChoiceControl;
  /** IANA name of the zone that the guest chose. */
  readonly guestZone: string | undefined;
}

/**
 * The picked time and the Continue button, at the end of the list. Once a time is picked they stay in view, wherever the
 * guest is; before that they would only cover the times.
 */
export function ContinueBar({ control, guestZone }: ContinueBarProps) {
  const messages = useMessages(resultsMessages);
  const zones = useMessages(zoneMessages);
  const { picked, failure } = useStore(control.choice);
  const isPicked = picked !== undefined;
  // The bar may have come up over the time that was pressed.
  useEffect(() => {
    if (isPicked) document.activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, [isPicked]);
  const own = picked && guestZone && ownTime(picked, guestZone, messages.ownTime, zones);
  return (
    <div className={styles.bar} data-picked={isPicked}>
      <ChoiceFailed failure={failure} />
      <div className={styles.row}>
        <p className={styles.picked}>
          {picked ? (
            <>
              <strong>{shortLabel(picked.time)}</strong>
              <span>{placeInFull(picked.provider)}</span>
              {own && <span>{own}</span>}
            </>
          ) : (
            <span>{messages.noneChosen}</span>
          )}
        </p>
        <Button busy={control.busy} onClick={control.proceed}>
          {messages.submit}
        </Button>
      </div>
    </div>
  );
}

/** The picked time in the guest's own zone; undefined if it is the same as at the provider. */
function ownTime(
  { time, provider: { timezone } }: PickedTime,
  guestZone: string,
  template: ResultsMessages['ownTime'],
  zones: ZoneNames,
): string | undefined {
  const own = wallTimeIn(time, timezone, guestZone);
  if (own === undefined || own === time) return undefined;
  return fillTemplate(template, { time: shortLabel(own), zone: zoneLabel(guestZone, extractDate(own), zones) });
}

/** 'Mon, Nov 23, 9:20 AM': it must fit beside the button on a phone, and '9:20 AM' does not break. */
const shortLabel = (time: WallTime): string =>
  `${dateLabel(extractDate(time), 'brief')}, ${timeLabel(time).replaceAll(' ', '\u00a0')}`;

function ChoiceFailed({ failure }: { readonly failure: ChoiceFailure | undefined }) {
  const messages = useMessages(resultsMessages);
  if (failure?.kind === 'nothingPicked')
    return <Alert name="nothingPicked" kind="error" title={messages.pickATime} live />;
  return failure?.kind === 'failed' ? <Failed call={failure.call} /> : null;
}

function Failed({ call }: { readonly call: FailedCall }) {
  const { title, text } = useFailureMessage(call, true);
  return (
    <Alert name="reservationFailed" kind="error" title={title} live>
      <p>{text}</p>
      <FailureNumber call={call} />
    </Alert>
  );
}
