import type { FormDefinition, NamedDocument } from '#engine';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import type { SchedulerConfig } from '../../../schemas/generated/content/settings/scheduler-config-2022.js';
import { createTexts } from '../../proof/texts/createTexts.ts';
import type { AskedPlan } from '../AskedPlan.ts';
import type { RecordedJourney } from '../RecordedJourney.ts';
import { generateFor } from './generateFor.ts';
import { openWays } from './openWays.ts';
import type { Part } from './parts/Part.ts';
import { serviceContexts, usualContexts } from './usualContext.ts';

/** What journeys are generated from. */
export interface GeneratedFrom {
  readonly asked: readonly AskedPlan[];
  readonly definitions: readonly NamedDocument<FormDefinition>[];
  readonly schedulers: readonly SchedulerConfig[];
  readonly services: readonly ServiceType[];
}

/** A part that no journey takes. */
export interface LeftPart {
  readonly part: Part;
  /** Why nobody can; absent where the proof does not know. */
  readonly why?: string;
}

export interface Generated {
  readonly journeys: readonly RecordedJourney[];
  readonly parts: readonly Part[];
  readonly taken: ReadonlySet<string>;
  readonly left: readonly LeftPart[];
}

/** Generates the journeys that together take every part that is found to be possible, few of them and each with tries. */
export function generateJourneys({ asked: all, definitions, schedulers, services }: GeneratedFrom): Generated {
  const texts = createTexts();
  const taken = new Set<string>();
  const shown = new Set<string>();
  const journeys: RecordedJourney[] = [];
  const parts = new Map<string, Part>();
  const left: LeftPart[] = [];
  for (const asked of all) {
    const ways = openWays(asked, definitions);
    for (const part of ways.parts) parts.set(part.key, part);
    const contexts = usualContexts(asked, schedulers, services);
    const further = serviceContexts(asked, contexts, schedulers, services);
    journeys.push(...generateFor(asked, ways, { contexts, further }, { taken, shown, texts }));
    for (const part of ways.parts) {
      if (taken.has(part.key)) continue;
      const why = part.way && ways.exclude(part);
      left.push({ part, ...(why !== undefined && { why }) });
    }
  }
  return { journeys, parts: [...parts.values()], taken, left: once(left.filter(({ part }) => !taken.has(part.key))) };
}

/** Each part once. It is possible unless nobody can take it in any of the documents that ask it. */
function once(left: readonly LeftPart[]): readonly LeftPart[] {
  const byKey = new Map<string, LeftPart>();
  for (const each of left) {
    const before = byKey.get(each.part.key);
    byKey.set(each.part.key, before === undefined || before.why !== undefined ? each : before);
  }
  return [...byKey.values()];
}
