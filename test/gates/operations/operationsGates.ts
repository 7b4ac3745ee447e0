import type { Gate } from '../Gate.ts';
import { alertsGate } from './alertsGate.ts';
import { deploymentGate } from './deployment/deploymentGate.ts';
import { mailGate } from './mail/mailGate.ts';
import { siteGate } from './site/siteGate.ts';

/** Gates about what operators run, by the programs that they run. */
export const operationsGates: readonly Gate[] = [alertsGate, deploymentGate, mailGate, siteGate];
