import { type ReactNode, useState } from 'react';

interface Announcement {
  /** What stands in the live region: another element each time, so that the same words are heard again. */
  readonly status: ReactNode;
  readonly announce: (text: string) => void;
}

/** What a live region says. */
export function useAnnouncement(): Announcement {
  const [said, setSaid] = useState({ text: '', times: 0 });
  return {
    status: said.text === '' ? null : <span key={said.times}>{said.text}</span>,
    announce: (text) => setSaid(({ times }) => ({ text, times: times + 1 })),
  };
}
