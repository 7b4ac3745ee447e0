import { errorMessages } from '#engine/messages/en';
import { FailureNumber, useCriteria, useFailureMessage, useWithOffline } from '../../app-services/index.ts';
import type { Links } from '../../journey/Links.ts';
import { navigationState } from '../../journey/search/criteriaFromState.ts';
import { benefitCodeMessages } from '../../messages/generated/benefitCodeMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Column } from '../../ui/Column.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import styles from './BenefitCodesScreen.module.css';
import { codeControl, useCodeEntry } from './useCodeEntry.ts';

/** Asks the guest for a benefit code (BENEFIT-1). */
export function BenefitCodesScreen({ links }: { readonly links: Pick<Links, 'main'> }) {
  const criteria = useCriteria();
  const entry = useCodeEntry(criteria, links.main);
  const messages = { ...useMessages(benefitCodeMessages), characters: errorMessages.characters };
  const network = useWithOffline(messages.network);
  const busy = useFailureMessage({ status: 503, failure: 'busy' });
  const { error } = entry;
  const hasFailed = error === 'network' || error === 'busy';
  return (
    <Column>
      <h1 className={styles.heading}>{messages.heading}</h1>
      <Card>
        <form className={styles.form} noValidate onSubmit={entry.submit}>
          {hasFailed && (
            <Alert name="benefitCodeFailed" kind="error" live>
              <p>{error === 'busy' ? `${busy.title} ${busy.text}` : network}</p>
              <FailureNumber call={entry.failedCall} />
            </Alert>
          )}
          <Field
            id={codeControl}
            label={messages.label}
            error={error === undefined || hasFailed ? undefined : messages[error]}
          >
            {(control) => (
              <input
                {...control}
                type="text"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck="false"
                maxLength={64}
                value={entry.code}
                onChange={({ target }) => entry.change(target.value)}
              />
            )}
          </Field>
          <Button type="submit" wide busy={entry.busy}>
            {messages.submit}
          </Button>
          <ButtonLink to={links.main} state={navigationState(criteria)} variant="quiet">
            {messages.back}
          </ButtonLink>
        </form>
      </Card>
    </Column>
  );
}
