import { type FormEvent, useEffect, useState } from 'react';
import { localDate } from '../../../formatting/isoDate.ts';
import { categoryConfig } from '../../../journey/flow/categoryConfig.ts';
import type { CompleteCriteria, SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../journey/services/BookableService.ts';
import { searchMessages } from '../../../messages/searchMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useAppWiring } from '../../../wiring/index.ts';
import { completeCriteria } from '../criteria/completeCriteria.ts';
import { asksState } from '../criteria/searchTarget.ts';
import { type SearchErrors, validateSearch } from '../criteria/validateSearch.ts';
import { controlIds, initialFields, type SearchFields, searchFieldOrder } from './searchFields.ts';
import { type ServiceMenu, serviceMeant, serviceOnMenu } from './serviceMenu.ts';

export interface SearchFormState {
  readonly fields: SearchFields;
  readonly service: BookableService | undefined;
  /** Whether the service is searched by state, which is asked later instead of location and date. */
  readonly asksState: boolean;
  /** The errors to show: from the first try on, those of the current values. */
  readonly errors: SearchErrors;
  /** Whether the guest has tried to go on and could not. */
  readonly refused: boolean;
  /** 'YYYY-MM-DD', the first day that can be searched. */
  readonly today: string;
  readonly change: (part: Partial<SearchFields>) => void;
  readonly submit: (event: FormEvent) => void;
}

/** The form's fields and errors. `onFind` gets a search without errors; with `leavesCode`, it has no benefit code. */
export function useSearchForm(
  criteria: SearchCriteria,
  leavesCode: boolean,
  { menu, configs }: Pick<ServiceMenu, 'menu' | 'configs'>,
  onFind: (search: CompleteCriteria, service: BookableService) => void,
): SearchFormState {
  const { analytics } = useAppWiring();
  const messages = useMessages(searchMessages);
  const [today] = useState(() => localDate(new Date()));
  const [fields, setFields] = useState(() => initialFields(criteria, today));
  const [tries, setTries] = useState(0);
  const [unavailable, setUnavailable] = useState(criteria.error === 'locationUnavailable');

  const service = fields.serviceId === undefined ? serviceMeant(menu, criteria) : serviceOnMenu(menu, fields.serviceId);
  const byState =
    service !== undefined && configs !== undefined && asksState(categoryConfig(configs, service.category));
  const violations = byState ? {} : validateSearch({ ...fields, hasType: service !== undefined }, today, messages);
  const errors: SearchErrors = {
    ...(unavailable && { location: messages.location.unavailable }),
    ...(tries > 0 && violations),
  };
  const firstError = searchFieldOrder.find((field) => errors[field] !== undefined);
  useFocusOn(firstError && controlIds[firstError], tries);

  return {
    fields,
    service,
    asksState: byState,
    errors,
    refused: tries > 0 && Object.keys(violations).length > 0,
    today,
    change: (part) => {
      setFields({ ...fields, ...part });
      if (part.location !== undefined) setUnavailable(false);
    },
    submit: (event) => {
      event.preventDefault();
      if (service !== undefined && Object.keys(violations).length === 0) {
        onFind(completeCriteria(fields, service, leavesCode ? withoutCode(criteria) : criteria), service);
      } else {
        for (const keyword of Object.keys(violations))
          analytics.report({ type: 'constraintError', stepId: 'search', keyword });
        setTries(tries + 1);
      }
    },
  };
}

const withoutCode = ({ benefitCode: _left, ...criteria }: SearchCriteria): SearchCriteria => criteria;

/** Moves focus to the control when the form opens with an error in it, and at each further try. */
function useFocusOn(controlId: string | undefined, tries: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new error while typing must not move the focus; a try does
  useEffect(() => {
    if (controlId !== undefined) document.getElementById(controlId)?.focus();
  }, [tries]);
}
