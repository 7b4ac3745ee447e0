import { useMemo } from 'react';
import { covidVaccinesToggle } from '../../../content/documents/settings/covidVaccinesToggle.ts';
import { schedulerConfig } from '../../../content/documents/settings/schedulerConfig.ts';
import { allVaccines } from '../../../journey/services/vaccineChoices.ts';
import { useDocument, useServices } from '../../../wiring/index.ts';
import type { SearchConfigs } from '../SearchConfigs.ts';
import { type ServiceGroup, serviceMenu } from './serviceMenu.ts';

export interface ServiceMenu {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly menu: readonly ServiceGroup[];
  readonly configs: SearchConfigs | undefined;
  /** Asks again for what failed. */
  readonly again: () => void;
}

/** What a guest can choose from; both the services and the documents that say which of them can be booked are needed. */
export function useServiceMenu(): ServiceMenu {
  const { status, services, again } = useServices();
  const result = useDocument(schedulerConfig);
  const configs = result?.ok ? result.document : undefined;
  const toggle = useDocument(covidVaccinesToggle);
  const shown = toggle?.ok === false ? allVaccines : toggle?.document;
  const menu = useMemo(
    () => (configs && shown ? serviceMenu(services, configs, shown) : []),
    [services, configs, shown],
  );
  // Documents are read once per page load.
  if (result?.ok === false) return { status: 'failed', menu, configs, again: () => window.location.reload() };
  const isWaiting = result === undefined || toggle === undefined;
  return { status: isWaiting && status === 'ready' ? 'loading' : status, menu, configs, again };
}
