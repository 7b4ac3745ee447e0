import { useEffect, useState } from 'react';
import { useDocument } from '../../../../app-services/index.ts';
import { loadChunk } from '../../../../chunks/loadChunk.ts';
import type { KnownOfServices } from './KnownOfServices.ts';
import type { serviceNotes } from './serviceNotes.ts';
import { useHeldWhilePressed } from './useHeldWhilePressed.ts';

/** What there is to know of services, with the parts that show it. */
export interface ServiceNotes extends Omit<typeof serviceNotes, 'serviceExtraProperties'> {
  readonly known: KnownOfServices;
}

/**
 * What is known of services besides their names, once it is wanted. The first view does without, and so does the form
 * where it does not arrive. It is there whole or not at all, and never comes while the guest presses something.
 */
export function useServiceNotes(isWanted: boolean): ServiceNotes | undefined {
  const [parts, setParts] = useState<typeof serviceNotes>();
  const result = useDocument(parts?.serviceExtraProperties);
  useEffect(() => {
    if (isWanted) loadParts().then(setParts, () => undefined);
  }, [isWanted]);
  const known = useHeldWhilePressed(result?.ok ? result.document : undefined);
  return parts && known && { ...parts, known };
}

const loadParts = () =>
  loadChunk(
    'screens/search/form/service/serviceNotes.ts',
    async () => (await import('./serviceNotes.ts')).serviceNotes,
  );
