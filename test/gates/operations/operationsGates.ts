import type { Gate } from '../Gate.ts';
import { alertsGate } from './alerts/alertsGate.ts';
import { firedAlerts } from './alerts/firedAlerts.ts';
import { deploymentGate } from './deployment/deploymentGate.ts';
import { mailGate } from './mail/mailGate.ts';
import { siteGate } from './site/siteGate.ts';

/** Gates about what operators run, by the programs that they run. */
export const operationsGates: readonly Gate[] = [alertsGate, firedAlerts, deploymentGate, mailGate, siteGate];
