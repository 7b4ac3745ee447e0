import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readPageAnswers, validate, type WizardAction } from '#engine';
import type { Wizard } from '#engine/react';
import { locateZipCode, type SimilarAddress } from '../../../api/index.ts';
import { reportOutcome, useAppServices } from '../../../app-services/index.ts';
import { readText } from '../../../journey/index.ts';
import { useSettings } from '../../../messages/useMessages.ts';

/** A guest who has left the ZIP code fills in the rest after this time, so a later reply would only be in the way. */
const fillTimeoutMs = 5_000;

/** The answers that a ZIP code tells, by the names that the verifier `address` uses. */
const told = ({ cityTown, stateProvince, county }: SimilarAddress): Readonly<Record<string, string | undefined>> => ({
  city: cityTown,
  state: stateProvince,
  county,
});

interface ZipFill {
  /** Whether something on this page was filled in; undefined where no ZIP code is asked. */
  readonly isFilled: boolean | undefined;
  /** The wizard. Its Continue waits for what the ZIP code is about to tell, where the page would be refused without. */
  readonly wizard: Wizard;
}

/**
 * Fills in city, state and county of an address from its ZIP code (ADDRESS-6), on each page whose address is verified.
 * Only what the guest has left empty is filled in, or what was filled in here before; all of it can be changed. Where
 * the call fails, or the deployment lacks it, the guest types as before.
 */
export function useZipFill(wizard: Wizard): ZipFill {
  const { state, dispatch, current } = wizard;
  const { api, analytics } = useAppServices();
  const { fillFromZip } = useSettings();
  const { position } = state;
  const answers = readPageAnswers(state.answers, position);
  const fields = new Map(
    current.page.verify?.as === 'address' ? current.page.verify.fields.map((one) => [one.name, one.field]) : [],
  );
  const zipField = fields.get('zipCode') ?? '';
  const isAsked = current.shown.includes(zipField);
  const zipCode = isAsked ? /^\d{5}(?=$|-\d{4}$)/.exec(readText(answers[zipField]) ?? '')?.[0] : undefined;
  const place = `${position.step}/${position.page}`;
  const lookup = fillFromZip && zipCode !== undefined ? `${place} ${zipCode}` : undefined;
  const filled = useRef(new Map<string, unknown>());
  const [filledAt, setFilledAt] = useState<string>();
  const [settled, setSettled] = useState<string>();
  const [continuedAt, setContinuedAt] = useState<string>();

  const isEmpty = (field: string): boolean => (answers[field] ?? '') === '';
  const isOpen = (field: string): boolean =>
    isEmpty(field) || filled.current.get(`${place}/${field}`) === answers[field];
  const fill = useEffectEvent((found: SimilarAddress, at: string) => {
    const { properties } = current.page.schema;
    const taken = Object.entries(told(found)).flatMap(([name, value]) => {
      const field = fields.get(name);
      const schema = field === undefined ? undefined : properties[field];
      const isTaken =
        field &&
        schema &&
        value !== undefined &&
        isOpen(field) &&
        !isBeingTyped(field) &&
        validate(schema, value).length === 0;
      return isTaken ? [[field, value] as const] : [];
    });
    if (taken.length === 0) return;
    for (const [field, value] of taken) filled.current.set(`${at}/${field}`, value);
    // Shown and marked before the next key arrives, which would be lost between the two.
    flushSync(() => {
      dispatch({ type: 'edit', ...position, answers: { ...answers, ...Object.fromEntries(taken) } });
      setFilledAt(at);
    });
    selectFocused(taken.map(([field]) => field));
  });
  const toldFields = ['city', 'state', 'county'].flatMap((name) => fields.get(name) ?? []);
  const isWanted = useEffectEvent(() => toldFields.some(isOpen));

  useEffect(() => {
    if (zipCode === undefined || lookup === undefined) return;
    if (!isWanted()) return setSettled(lookup);
    const controller = new AbortController();
    const { signal } = controller;
    const shortTimeoutApi = { ...api, timeoutMs: Math.min(api.timeoutMs, fillTimeoutMs) };
    void locateZipCode(shortTimeoutApi, zipCode, signal).then((outcome) => {
      if (signal.aborted) return;
      reportOutcome(analytics, outcome, signal);
      if (outcome.kind === 'ok' && outcome.value) fill(outcome.value, place);
      setSettled(lookup);
    });
    return () => controller.abort();
  }, [api, analytics, zipCode, place, lookup]);

  // What was typed last becomes an answer together with Continue, so only the next render knows whether to wait.
  const lacks = isAsked && toldFields.some((field) => current.required.includes(field) && isEmpty(field));
  const isWaiting = continuedAt === place && lacks && lookup !== undefined && settled !== lookup;
  const proceed = useCallback(
    (action: WizardAction) => (action.type === 'continue' && lacks ? setContinuedAt(place) : dispatch(action)),
    [dispatch, lacks, place],
  );
  useLayoutEffect(() => {
    if (continuedAt === undefined || isWaiting) return;
    setContinuedAt(undefined);
    if (continuedAt === place) dispatch({ type: 'continue' });
  }, [continuedAt, isWaiting, place, dispatch]);
  const waiting = useMemo(
    (): Wizard => ({ ...wizard, dispatch: proceed, state: isWaiting ? { ...state, phase: 'verifying' } : state }),
    [wizard, state, proceed, isWaiting],
  );
  return { isFilled: isAsked ? filledAt === place : undefined, wizard: waiting };
}

/** The text control of one of these answers that has the focus: the form ends its id with the name of the field. */
function focusedOf(fields: readonly string[]): HTMLInputElement | undefined {
  const { activeElement } = document;
  const isOne =
    activeElement instanceof HTMLInputElement && fields.some((field) => activeElement.id.endsWith(`_${field}`));
  return isOne ? activeElement : undefined;
}

/** Whether the guest is typing this answer now: its text is not among the answers before the control is left. */
const isBeingTyped = (field: string): boolean => (focusedOf([field])?.value ?? '') !== '';

/** What was filled in where the guest is just about to type is replaced by the first key. */
const selectFocused = (fields: readonly string[]): void => focusedOf(fields)?.select();
