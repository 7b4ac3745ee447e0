import { useCallback, useState } from 'react';
import { benefitCodeMessages } from '../../../messages/generated/benefitCodeMessages.ts';
import { searchMessages } from '../../../messages/generated/searchMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { controlIds, lastDate, searchFieldOrder } from '../criteria/searchFields.ts';
import { BenefitNotice } from './BenefitNotice.tsx';
import { CodeLink } from './CodeLink.tsx';
import { DayButtons } from './DayButtons.tsx';
import { PlaceField } from './place/PlaceField.tsx';
import styles from './SearchForm.module.css';
import { SearchNotices } from './SearchNotices.tsx';
import { ServiceField } from './service/ServiceField.tsx';
import { ServiceNotice } from './service/ServiceNotice.tsx';
import type { ServiceMenu } from './service/serviceMenu.ts';
import { useServiceNotes } from './service/useServiceNotes.ts';
import type { BenefitCode } from './useBenefitCode.ts';
import type { Find } from './useFind.ts';
import { useHeldPress } from './useHeldPress.ts';
import type { SearchFormState } from './useSearchForm.ts';

export interface SearchFormProps {
  readonly form: SearchFormState;
  readonly services: ServiceMenu;
  readonly benefit: BenefitCode;
  readonly benefitCodes: string;
  readonly find: Pick<Find, 'busy' | 'hasFailed' | 'openedUrl'>;
}

export function SearchForm({ form, services, benefit, benefitCodes, find }: SearchFormProps) {
  const messages = useMessages(searchMessages);
  const { offer } = useMessages(benefitCodeMessages);
  const { fields, errors, change, service, early } = form;
  const [areNotesWanted, setNotesWanted] = useState(false);
  const wantNotes = useCallback(() => setNotesWanted(true), []);
  const chooseDay = (date: string) => change({ date, dateUnreadable: false });
  const notes = useServiceNotes(areNotesWanted || service !== undefined);
  const isReady = services.status !== 'loading';
  const { isHeld, press } = useHeldPress(isReady, early?.isSent === true, form.submit);
  const isBusy = isHeld || find.busy;
  const summaryEntries = searchFieldOrder.flatMap((field) => {
    const message = errors[field];
    return message === undefined || !form.refused ? [] : [{ controlId: controlIds[field], message }];
  });
  return (
    // Until the app runs, the browser itself would send the form; outside of a dialog, this method sends nothing.
    <form
      className={styles.form}
      method="dialog"
      noValidate
      // Else browsers put what was searched for back into a page that the guest has already begun to change.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) press();
      }}
    >
      {/* Nobody can reach it. It tells whether the form was sent before the app ran (`readEarlyEntries`). */}
      <input type="checkbox" required hidden />
      <SearchNotices services={services} hasFailed={find.hasFailed} summaryEntries={summaryEntries} />
      <BenefitNotice benefit={benefit} page={benefitCodes} entered={form.entered} />
      <div>
        <ServiceField
          menu={services.menu}
          loading={services.status === 'loading'}
          chosen={service?.id}
          error={errors.type}
          onChoose={form.choose}
          onEnter={wantNotes}
        />
        <ServiceNotice service={service} configs={services.configs} notes={notes} />
        {service && notes && <notes.ServiceProperties serviceId={service.id} known={notes.known} />}
      </div>
      {form.asksState ? (
        errors.location !== undefined && <Alert name="stateUnknown" kind="error" title={errors.location} live />
      ) : (
        <>
          <PlaceField value={fields.location} error={errors.location} onChange={(location) => change({ location })} />
          <DateField
            id={controlIds.date}
            label={messages.date.label}
            beside={<DayButtons today={form.today} chosen={fields.date} onChoose={chooseDay} />}
            value={fields.date}
            first={form.today}
            last={lastDate}
            error={errors.date}
            onChange={(date, dateUnreadable) => change({ date, dateUnreadable })}
          />
        </>
      )}
      {form.offersCode && benefit.status === 'none' && (
        <p>
          <CodeLink page={benefitCodes} entered={form.entered}>
            {offer}
          </CodeLink>
        </p>
      )}
      <div className={styles.submit}>
        <Button type="submit" wide busy={isBusy}>
          {messages.submit}
        </Button>
        <PharmacyNotice url={find.openedUrl} />
      </div>
    </form>
  );
}

/** Announces that the pharmacy's page has opened, with a link to it in case the browser has blocked it. */
function PharmacyNotice({ url }: { readonly url: string | undefined }) {
  const { opened, link } = useMessages(searchMessages).pharmacy;
  return (
    <div role="status">
      {url !== undefined && (
        <Alert name="pharmacyOpened" kind="info" title={opened}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {link}
          </a>
        </Alert>
      )}
    </div>
  );
}
