import { useEffect, useState } from 'react';
import type { FlowName, Service } from '../../journey/index.ts';
import { type BookingForm, readBookingForm, useAppWiring, useWhenOnline } from '../../wiring/index.ts';

export type BookingFormReading =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly form: BookingForm }
  | { readonly status: 'failed'; readonly again: () => void };

/** The form for a booking of these services, read when the screen opens and dropped when it is left. */
export function useBookingForm(flow: FlowName, services: readonly Service[]): BookingFormReading {
  const wiring = useAppWiring();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{ readonly key: string; readonly form: BookingForm | undefined }>();
  const key = `${attempt} ${flow} ${services.map(({ category }) => category)}`;
  useEffect(() => {
    const controller = new AbortController();
    void readBookingForm(wiring, flow, services, controller.signal).then((form) => {
      if (!controller.signal.aborted) setRead({ key, form });
    });
    return () => controller.abort();
  }, [wiring, flow, services, key]);
  const again = () => setAttempt(attempt + 1);
  const hasFailed = read?.key === key && !read.form;
  useWhenOnline(hasFailed ? again : undefined);
  if (hasFailed) return { status: 'failed', again };
  return read?.key === key && read.form ? { status: 'ready', form: read.form } : { status: 'loading' };
}
