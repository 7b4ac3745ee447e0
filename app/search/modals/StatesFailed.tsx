import { searchMessages } from '../../messages/search.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useTroubleWords } from '../../wiring/index.ts';

/** The states could not be had (document 2, section 8). */
export function StatesFailed({ onAgain }: { readonly onAgain: () => void }) {
  // The form behind the dialog holds what the guest has chosen.
  const { title, text } = useTroubleWords(-1, true);
  return (
    <Alert name="licensureStatesFailed" kind="error" live>
      <p>{`${title} ${text}`}</p>
      <Button look="secondary" onClick={onAgain}>
        {searchMessages.state.tryAgain}
      </Button>
    </Alert>
  );
}
