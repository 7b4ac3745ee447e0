import { APILoadingStatus, useApiLoadingStatus } from '@vis.gl/react-google-maps';
import { useEffect } from 'react';

declare global {
  interface Window {
    /** Google's script calls it when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

/** A script that has not started after this many milliseconds counts as failed. */
const LOAD_TIMEOUT_MS = 10_000;

/** Calls `onFail` when Google's map cannot be shown. */
export function useFailures(onFail: () => void): void {
  const status = useApiLoadingStatus();
  const isLoaded = status === APILoadingStatus.LOADED;
  const isFailed = status === APILoadingStatus.FAILED || status === APILoadingStatus.AUTH_FAILURE;
  useEffect(() => {
    window.gm_authFailure = onFail;
    return () => {
      delete window.gm_authFailure;
    };
  }, [onFail]);
  useEffect(() => {
    if (isFailed) onFail();
  }, [isFailed, onFail]);
  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(onFail, LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, onFail]);
}
