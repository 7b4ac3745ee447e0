import type { Sending } from '../exchange/Sending.ts';

/**
 * Which appointments are named by several requests at once. In which order these are answered says nothing of the order in
 * which a server has done them.
 */
export class RequestsUnderWay {
  readonly #counts = new Map<string, number>();
  readonly #met = new Set<string>();

  begin({ id }: Sending): void {
    if (id === undefined) return;
    const count = (this.#counts.get(id) ?? 0) + 1;
    this.#counts.set(id, count);
    if (count > 1) this.#met.add(id);
  }

  /** @returns whether another request that names the same was under way at some time meanwhile */
  end({ id }: Sending): boolean {
    if (id === undefined) return false;
    const hasMet = this.#met.has(id);
    const left = (this.#counts.get(id) ?? 1) - 1;
    if (left > 0) this.#counts.set(id, left);
    else {
      this.#counts.delete(id);
      this.#met.delete(id);
    }
    return hasMet;
  }
}
