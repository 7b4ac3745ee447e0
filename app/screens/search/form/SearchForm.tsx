import { Suspense } from 'react';
import { suggestAddresses } from '../../../api/index.ts';
import { searchMessages } from '../../../messages/searchMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { LocationField } from '../../../places/LocationField.tsx';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { lazyWithFallback } from '../../../ui/lazyWithFallback.ts';
import type { BenefitCode } from '../useBenefitCode.ts';
import type { Find } from '../useFind.ts';
import { BenefitNotice } from './BenefitNotice.tsx';
import { DateField } from './DateField.tsx';
import styles from './SearchForm.module.css';
import { SearchNotices } from './SearchNotices.tsx';
import { ServiceNotice } from './ServiceNotice.tsx';
import { ServiceSelect } from './ServiceSelect.tsx';
import { controlIds, searchFieldOrder } from './searchFields.ts';
import type { ServiceMenu } from './serviceMenu.ts';
import type { SearchFormState } from './useSearchForm.ts';

/** The notes about a service. They are not needed to search, so nothing replaces them if they do not arrive. */
const ServiceProperties = lazyWithFallback<{ readonly serviceId: number }>(
  'screens/search/form/ServiceProperties.tsx',
  async () => (await import('./ServiceProperties.tsx')).ServiceProperties,
  () => null,
);

export interface SearchFormProps {
  readonly form: SearchFormState;
  readonly services: ServiceMenu;
  readonly benefit: BenefitCode;
  readonly benefitCodes: string;
  readonly find: Pick<Find, 'busy' | 'hasFailed' | 'openedUrl'>;
}

export function SearchForm({ form, services, benefit, benefitCodes, find }: SearchFormProps) {
  const messages = useMessages(searchMessages);
  const { fields, errors, change, service } = form;
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
      onSubmit={find.busy ? (event) => event.preventDefault() : form.submit}
    >
      <SearchNotices services={services} hasFailed={find.hasFailed} summaryEntries={summaryEntries} />
      <BenefitNotice benefit={benefit} page={benefitCodes} />
      <div>
        <ServiceSelect
          id={controlIds.type}
          menu={services.menu}
          loading={services.status === 'loading'}
          chosen={service?.id}
          error={errors.type}
          onChoose={(serviceId) => change({ serviceId: serviceId ?? noService })}
        />
        <ServiceNotice service={service} configs={services.configs} />
        {service && <ServiceNotes serviceId={service.id} />}
      </div>
      {form.asksState ? (
        errors.location !== undefined && <Alert name="stateUnknown" kind="error" title={errors.location} live />
      ) : (
        <>
          <LocationField
            id={controlIds.location}
            label={messages.location.label}
            suggest={suggestAddresses}
            value={fields.location}
            error={errors.location}
            onChange={(location) => change({ location })}
          />
          <DateField
            id={controlIds.date}
            value={fields.date}
            first={form.today}
            error={errors.date}
            onChange={change}
          />
        </>
      )}
      <div className={styles.submit}>
        <Button type="submit" wide busy={find.busy}>
          {messages.submit}
        </Button>
        <PharmacyNotice url={find.openedUrl} />
      </div>
    </form>
  );
}

/** The id after the guest went back to 'Choose one', so that the service of the criteria no longer counts. */
const noService = -1;

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

/** Notes about the chosen service. Their code and document are loaded once a service is chosen. */
function ServiceNotes({ serviceId }: { readonly serviceId: number }) {
  return (
    <Suspense fallback={null}>
      <ServiceProperties serviceId={serviceId} />
    </Suspense>
  );
}
