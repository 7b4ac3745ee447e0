import { connectionMessages } from '../../messages/connection.ts';
import { searchMessages } from '../../messages/search.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';

/** The states could not be had (document 2, section 8). */
export function StatesFailed({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <Alert name="licensureStatesFailed" kind="error" live>
      <p>{`${connectionMessages.trouble} ${connectionMessages.refreshPage}`}</p>
      <Button look="secondary" onClick={onAgain}>
        {searchMessages.state.tryAgain}
      </Button>
    </Alert>
  );
}
