import { clickTimer } from './clickTimer.ts';
import { findCentre } from './findCentre.ts';
import { mountMeasured } from './mountMeasured.ts';
import type { Probe } from './Probe.ts';
import { seen } from './seen.ts';

const probe: Probe = { mount: mountMeasured, findCentre, seen, ...clickTimer() };
Object.assign(window, { __probe: probe });
