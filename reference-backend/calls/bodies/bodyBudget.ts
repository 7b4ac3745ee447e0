/** How many bytes of bodies a process takes. */
export interface BodyShare {
  /** At once, of everybody: for each body from its first byte until its answer. */
  readonly all: number;
  /** At once, of one client; and as many again only after they are worked off. */
  readonly perClient: number;
  /** Bytes of one client that are worked off in a second. */
  readonly perSecond: number;
}

/** Gives the place of a body back, once it is answered. */
type Release = () => void;

/**
 * Reserves the place of a body.
 * @param now in milliseconds
 * @returns undefined where there is no place for it
 */
export type ReserveBody = (client: string, bytes: number, now: () => number) => Release | undefined;

/** The bytes of one client: those under way, and those that are answered but not worked off at the moment `at`. */
interface Account {
  underWay: number;
  answered: number;
  at: number;
}

/** From how many clients on those who have nothing under way are looked for and forgotten. */
const MANY_CLIENTS = 10_000;

/**
 * Keeps the bodies of all requests within the memory of a process, and those of one client within a share of its time.
 * A client who sends many large bodies is refused while others go on. It counts in this process alone, and without the
 * database, so that a refusal costs next to nothing.
 */
export function bodyBudget({ all, perClient, perSecond }: BodyShare): ReserveBody {
  const accounts = new Map<string, Account>();
  let everybody = 0;

  const bring = (account: Account, now: number): void => {
    account.answered = Math.max(0, account.answered - (Math.max(0, now - account.at) * perSecond) / 1_000);
    account.at = now;
  };
  const forget = (now: number): void => {
    for (const [client, account] of accounts) {
      bring(account, now);
      if (account.underWay === 0 && account.answered === 0) accounts.delete(client);
    }
  };

  return (client, bytes, now) => {
    if (accounts.size >= MANY_CLIENTS) forget(now());
    const account = accounts.get(client) ?? { underWay: 0, answered: 0, at: now() };
    bring(account, now());
    if (everybody + bytes > all || account.underWay + account.answered + bytes > perClient) return undefined;
    accounts.set(client, account);
    everybody += bytes;
    account.underWay += bytes;
    return () => {
      bring(account, now());
      everybody -= bytes;
      account.underWay -= bytes;
      account.answered += bytes;
    };
  };
}
