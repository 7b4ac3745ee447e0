import { dateLabel } from '../formatting/dateLabel.ts';
import { timeLabel } from '../formatting/timeLabel.ts';
import { dateOf } from '../formatting/wallTime.ts';
import { slotsMessages } from '../messages/slots.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './ContinueBar.module.css';
import { connectionTrouble } from './connectionTrouble.ts';
import type { PickedTime } from './PickedTime.ts';
import { placeInFull } from './placeLabels.ts';
import type { ChoiceTrouble } from './slotChoice.ts';
import type { SlotChoiceControl } from './useSlotChoice.ts';

/** What the guest picked and the way on; it stays in sight while the guest looks through the times. */
export function ContinueBar({ control }: { readonly control: SlotChoiceControl }) {
  const { picked, trouble } = control.choice;
  return (
    <div className={styles.bar}>
      <Trouble trouble={trouble} />
      <div className={styles.row}>
        <p className={styles.picked}>
          {picked ? (
            <>
              <strong>{pickedLabel(picked)}</strong>
              <span>{placeInFull(picked.provider)}</span>
            </>
          ) : (
            <span>{slotsMessages.noneChosen}</span>
          )}
        </p>
        <Button busy={control.busy} onClick={control.proceed}>
          {slotsMessages.submit}
        </Button>
      </div>
    </div>
  );
}

/** 'Mon, Nov 23, 9:20 AM': it must fit beside the button on a phone. */
function pickedLabel({ time }: PickedTime): string {
  const date = dateOf(time);
  return `${dateLabel(date, 'weekday')}, ${dateLabel(date, 'short')}, ${timeLabel(time)}`;
}

function Trouble({ trouble }: { readonly trouble: ChoiceTrouble | undefined }) {
  if (trouble?.kind === 'nothingPicked') return <Alert kind="error" title={slotsMessages.pickATime} live />;
  if (trouble?.kind !== 'failed') return null;
  const { title, text } = connectionTrouble(trouble.status);
  return (
    <Alert kind="error" title={title} live>
      {text}
    </Alert>
  );
}
