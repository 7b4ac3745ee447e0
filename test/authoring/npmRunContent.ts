import { runContent } from '../../authoring/runContent.ts';

/** What a command left behind. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `npm run content -- …` in this process. */
export async function npmRunContent(...args: readonly string[]): Promise<Ended> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runContent(args, {
    print: (text) => out.push(`${text}\n`),
    printError: (text) => err.push(`${text}\n`),
  });
  return { code, out: out.join(''), err: err.join('') };
}
