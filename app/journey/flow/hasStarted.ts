import { type Flow, type FlowName, initialFlow } from './Flow.ts';

/** Whether the guest is on the way through this flow: a completed one keeps its name, and is to be started anew. */
export const hasStarted = ({ name, step }: Flow, flow: FlowName): boolean => name === flow && step > initialFlow.step;
