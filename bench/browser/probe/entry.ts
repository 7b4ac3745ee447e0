import { centreOf } from './centreOf.ts';
import { clickTimer } from './clickTimer.ts';
import { mountMeasured } from './mountMeasured.ts';
import type { Probe } from './Probe.ts';
import { seen } from './seen.ts';

const probe: Probe = { mount: mountMeasured, centreOf, seen, ...clickTimer() };
Object.assign(window, { __probe: probe });
