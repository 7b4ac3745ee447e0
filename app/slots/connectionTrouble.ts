import { connectionMessages } from '../messages/connection.ts';

/** What is said of a call that failed: 500 and more is the server's fault, all else the client's (document 1, section 8). */
export function connectionTrouble(status: number): { readonly title: string; readonly text: string } {
  const { trouble, tryShortly, refreshPage } = connectionMessages;
  return { title: trouble, text: status >= 500 ? tryShortly : refreshPage };
}
