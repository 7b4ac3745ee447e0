import { placeDiffers } from '../../calls/places/placeDiffers.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Finding } from '../Finding.ts';

/** What replies say of a place or a person. */
type SaidOfPlace = Parameters<typeof placeDiffers>[0] & { readonly businessName?: string | undefined };

/** One place or person in a reply. */
export interface Described {
  readonly id: string;
  readonly said: SaidOfPlace;
  /** JSON Pointer to it. */
  readonly at: string;
}

/** What replies have said of each place and person: all others say the same, however it was asked for. */
export class SeenProviders {
  readonly #known = new Map<string, SaidOfPlace>();

  /** @param isToday whether the clock of the server is right, by which a clinic says its hours of today */
  finding(described: readonly Described[], isToday: boolean): Finding {
    return {
      promise: 'of each place and person what other replies say',
      violation: firstWrong(...described.map((each) => this.#compare(each, isToday))),
    };
  }

  #compare({ id, said, at }: Described, isToday: boolean): ContractViolation | undefined {
    const now = isToday ? said : { ...said, timingInfo: undefined, weekHours: undefined };
    const known = this.#known.get(id) ?? now;
    this.#known.set(id, { ...now, ...known });
    return firstWrong(
      placeDiffers(known, now, at, 'another reply'),
      unless(
        (known.businessName ?? said.businessName) === (said.businessName ?? known.businessName),
        `${at}/businessName`,
        `${known.businessName}, as another reply says it`,
        String(said.businessName),
      ),
    );
  }

  /** The business of a place, as far as a search for times has said it. */
  businessOf(id: string): string | undefined {
    return this.#known.get(id)?.businessName;
  }
}
