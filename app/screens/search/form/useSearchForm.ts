import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type EarlyEntries, useAppServices, useIsHydrated } from '../../../app-services/index.ts';
import { localDate } from '../../../formatting/isoDate.ts';
import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';
import { categoryConfig } from '../../../journey/services/categoryConfig.ts';
import { searchMessages } from '../../../messages/generated/searchMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { focusControl } from '../../../ui/fields/Field.tsx';
import { useOnPageHide } from '../../../ui/fields/useOnPageHide.ts';
import { completeCriteria, enteredCriteria } from '../criteria/completeCriteria.ts';
import {
  controlIds,
  initialFields,
  type SearchErrors,
  type SearchFields,
  searchFieldOrder,
  validateSearch,
} from '../criteria/searchFields.ts';
import { asksState } from '../criteria/searchTarget.ts';
import { serviceMeant, serviceOnMenu } from './service/serviceMenu.ts';
import type { Finder } from './useFinder.ts';

export interface SearchFormState {
  readonly fields: SearchFields;
  readonly service: BookableService | undefined;
  /** Whether the service is searched by state, which is asked later instead of location and date. */
  readonly asksState: boolean;
  /** Whether the chosen service may be searched with a benefit code. */
  readonly offersCode: boolean;
  /** What stands in the form, complete or not, to come back to from another page. */
  readonly entered: SearchCriteria;
  /** The errors to show: from the first try on, those of the current values. */
  readonly errors: SearchErrors;
  /** Whether the guest has tried to go on and could not. */
  readonly refused: boolean;
  /** What the guest entered before the app ran; at first the form is as the server renders it. */
  readonly early: EarlyEntries | undefined;
  /** 'YYYY-MM-DD', the first day that can be searched; '' while the app takes over what the server has rendered. */
  readonly today: string;
  readonly change: (part: Partial<SearchFields>) => void;
  /** Chooses a service; undefined for none. */
  readonly choose: (serviceId: number | undefined) => void;
  readonly submit: () => void;
}

/** The fields and errors of a form that begins with the criteria of the guest. */
export function useSearchForm({ criteria, services, benefit, find }: Finder): SearchFormState {
  const { menu, configs } = services;
  // A code that is invalid, or that could not be checked, is left out of the search.
  const leavesCode = benefit.status === 'invalid' || benefit.status === 'failed';
  const appServices = useAppServices();
  const messages = useMessages(searchMessages);
  const isHydrated = useIsHydrated();
  const [now] = useState(() => localDate(new Date()));
  // The server does not know what day it is where the guest is.
  const today = isHydrated ? now : '';
  const [entered, setEntered] = useState<Partial<SearchFields>>({});
  const fields = { ...initialFields(criteria, today), ...entered };
  const [tries, setTries] = useState(0);
  const unavailable = criteria.error === 'locationUnavailable' && entered.location === undefined;

  const service = fields.serviceId === undefined ? serviceMeant(menu, criteria) : serviceOnMenu(menu, fields.serviceId);
  const category = service && configs && categoryConfig(configs, service.category);
  const byState = category !== undefined && asksState(category);
  const violations = byState ? {} : validateSearch({ ...fields, hasType: service !== undefined }, today, messages);
  const errors: SearchErrors = {
    ...(unavailable && { location: messages.location.unavailable }),
    ...(tries > 0 && violations),
  };
  const firstError = searchFieldOrder.find((field) => errors[field] !== undefined);
  useFocusOn(firstError && controlIds[firstError], tries, unavailable);

  const change = useCallback((part: Partial<SearchFields>) => setEntered((before) => ({ ...before, ...part })), []);
  const choose = useCallback((id: number | undefined) => change({ serviceId: id ?? noService }), [change]);
  const [early, setEarly] = useState(() => takeOut(appServices.early));
  useEarlyFields(early, change);
  useOnPageHide(() => {
    setEntered({});
    setEarly(undefined);
  });

  return {
    fields,
    service,
    asksState: byState,
    offersCode: category?.benefitCode === 'optional',
    entered: enteredCriteria(fields, service, criteria),
    errors,
    refused: tries > 0 && Object.keys(violations).length > 0,
    early,
    today,
    change,
    choose,
    submit: () => {
      if (service !== undefined && Object.keys(violations).length === 0) {
        find.find(completeCriteria(fields, service, leavesCode ? withoutCode(criteria) : criteria), service);
      } else {
        for (const keyword of Object.keys(violations))
          appServices.analytics.report({ type: 'constraintError', stepId: 'search', keyword });
        setTries(tries + 1);
      }
    },
  };
}

function takeOut<T>(values: Set<T>): T | undefined {
  const [value] = values;
  values.clear();
  return value;
}

/**
 * Takes over what the guest has entered into the page before the app ran, which is newer than what an address says. The
 * focus stays where it was, also where the app has put a page of its own in the place of a translated one.
 */
function useEarlyFields(early: EarlyEntries | undefined, change: (part: Partial<SearchFields>) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first time; later the fields are the app's
  useLayoutEffect(() => {
    if (!early) return;
    const [place, day] = [early.controls.get(controlIds.location), early.controls.get(controlIds.date)];
    const type = early.controls.get(controlIds.type);
    if (type) change({ serviceId: Number(type.text) });
    if (place) change({ location: place.text });
    if (day) change({ date: day.text, dateUnreadable: day.isUnreadable });
    if (document.activeElement?.id !== early.focused) document.getElementById(early.focused)?.focus();
  }, []);
}

/** The id after the guest has taken the choice back, so that the service of the criteria no longer counts. */
const noService = -1;

const withoutCode = ({ benefitCode: _left, ...criteria }: SearchCriteria): SearchCriteria => criteria;

/** Moves focus to the control at each try, and when the place that was searched for is told to be unknown. */
function useFocusOn(controlId: string | undefined, tries: number, isUnknown: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new error while typing must not move the focus; a try does
  useEffect(() => {
    if (controlId !== undefined && tries > 0) focusControl(controlId);
  }, [tries]);
  useEffect(() => {
    if (isUnknown) focusControl(controlIds.location);
  }, [isUnknown]);
}
