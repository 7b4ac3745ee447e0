import { searchMessages } from '../messages/search.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { DateField } from './DateField.tsx';
import { LocationField } from './LocationField.tsx';
import styles from './SearchForm.module.css';
import { SearchNotices } from './SearchNotices.tsx';
import { ServiceNotice } from './ServiceNotice.tsx';
import { ServiceSelect } from './ServiceSelect.tsx';
import { controlIds, searchFieldOrder } from './searchFields.ts';
import type { SearchFormState } from './useSearchForm.ts';
import type { ServiceMenu } from './useServiceMenu.ts';

export interface SearchFormProps {
  readonly form: SearchFormState;
  readonly services: ServiceMenu;
  /** The guest is on the way to the results. */
  readonly busy: boolean;
}

export function SearchForm({ form, services, busy }: SearchFormProps) {
  const { fields, errors, change } = form;
  const entries = searchFieldOrder.flatMap((field) => {
    const words = errors[field];
    return words === undefined ? [] : [{ controlId: controlIds[field], words }];
  });
  return (
    <form className={styles.form} noValidate onSubmit={busy ? (event) => event.preventDefault() : form.submit}>
      <SearchNotices services={services} />
      {form.refused && <ErrorSummary title={searchMessages.invalid} entries={entries} />}
      <div>
        <ServiceSelect
          id={controlIds.type}
          menu={services.menu}
          loading={services.status === 'loading'}
          chosen={form.service?.id}
          error={errors.type}
          onChoose={(serviceId) => change({ serviceId: serviceId ?? noService })}
        />
        <ServiceNotice service={form.service} configs={services.configs} />
      </div>
      <LocationField
        id={controlIds.location}
        value={fields.location}
        error={errors.location}
        onChange={(location) => change({ location })}
      />
      <DateField id={controlIds.date} value={fields.date} first={form.today} error={errors.date} onChange={change} />
      <Button type="submit" wide busy={busy}>
        {searchMessages.submit}
      </Button>
    </form>
  );
}

/** The guest went back to 'Choose one': what the criteria meant holds no longer. */
const noService = -1;
