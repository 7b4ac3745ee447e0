import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { textFormats } from '#engine';
import { type FailedCall, type Outcome, validateBenefitCode } from '../../api/index.ts';
import { reportOutcome, useAppServices } from '../../app-services/index.ts';
import { navigationState } from '../../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../../journey/search/SearchCriteria.ts';
import { focusControl } from '../../ui/fields/Field.tsx';
import { useOnPageHide } from '../../ui/fields/useOnPageHide.ts';

/** Why a benefit code is not accepted. */
type CodeError = 'required' | 'characters' | 'invalid' | 'busy' | 'network';

/** Id of the field. */
export const codeControl = 'benefit-code';

export interface CodeEntry {
  readonly code: string;
  readonly error: CodeError | undefined;
  /** The call that did not check the code. */
  readonly failedCall: FailedCall | undefined;
  readonly busy: boolean;
  readonly change: (code: string) => void;
  readonly submit: (event: FormEvent) => void;
}

/** Checks the typed code, and takes a valid one along to the search. */
export function useCodeEntry(criteria: SearchCriteria, main: string): CodeEntry {
  const { api, analytics } = useAppServices();
  const navigate = useNavigate();
  const [code, setCode] = useState(criteria.benefitCode ?? '');
  const [error, setError] = useState<CodeError>();
  const [failedCall, setFailedCall] = useState<FailedCall>();
  const [busy, setBusy] = useState(false);
  const visit = useVisit();
  useOnPageHide(() => setCode(''));

  const refuse = (why: CodeError) => {
    setBusy(false);
    setError(why);
    if (why !== 'busy' && why !== 'network')
      analytics.report({ type: 'constraintError', stepId: 'benefitCode', keyword: why });
    focusControl(codeControl);
  };
  const ask = async (benefitCode: string) => {
    if (benefitCode === '') return refuse('required');
    if (!textFormats.line.test(benefitCode)) return refuse('characters');
    setBusy(true);
    setError(undefined);
    const signal = visit();
    const outcome = await validateBenefitCode(api, benefitCode, signal);
    if (signal?.aborted) return;
    reportOutcome(analytics, outcome);
    setFailedCall(outcome.kind === 'failed' ? outcome : undefined);
    const why = codeError(outcome);
    if (why !== undefined) return refuse(why);
    await navigate(main, { state: navigationState({ ...criteria, benefitCode }) });
  };
  return {
    code,
    error,
    failedCall,
    busy,
    change: (typed) => {
      setCode(typed);
      setError(undefined);
    },
    submit: (event) => {
      event.preventDefault();
      if (!busy) void ask(code.trim());
    },
  };
}

/** A signal that is aborted when the guest leaves, so that a late answer has no effect. */
function useVisit(): () => AbortSignal | undefined {
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    return () => controller.abort();
  }, []);
  return () => controllerRef.current?.signal;
}

/** The error for an answer; undefined for a valid code. */
function codeError(outcome: Outcome<boolean>): CodeError | undefined {
  if (outcome.kind === 'failed' && outcome.failure === 'busy') return 'busy';
  if (outcome.kind !== 'ok') return 'network';
  return outcome.value ? undefined : 'invalid';
}
