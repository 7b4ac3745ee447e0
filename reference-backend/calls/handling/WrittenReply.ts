/** A reply that is JSON text already. */
export class WrittenReply {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}
