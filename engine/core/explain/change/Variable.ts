import type { Json } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import type { ChangedAnswer } from '../Explanation.ts';
import type { Use } from './Use.ts';

/** An answer that may be changed. */
export interface Variable extends Pick<ChangedAnswer, 'step' | 'page' | 'field' | 'title'> {
  readonly key: string;
  readonly schema: JsonSchema;
  readonly now: Json | undefined;
  readonly uses: readonly Use[];
  /** Whether a guest could give this answer, or leave it out. */
  readonly accepts: (value: Json | undefined) => boolean;
  /** Whether answers matter, too, that the schema refuses, as when it is asked whether this one is refused. */
  readonly triesRefused: boolean;
}
