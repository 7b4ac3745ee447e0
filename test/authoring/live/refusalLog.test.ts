import { expect, it } from 'vitest';
import type { EditedDocument } from '../../../authoring/live/EditedDocument.ts';
import { refusalLog } from '../../../authoring/live/refusalLog.ts';

const refused = (...messages: readonly string[]): EditedDocument => ({
  file: 'a.json',
  isRefused: true,
  copy: 'Not in use.',
  findings: messages.map((message) => ({ line: 3, column: 7, pointer: '/x', code: 'unknown-name', message })),
});

it('prints each refusal once as long as it lasts, and when it is over', () => {
  const lines: string[] = [];
  const log = refusalLog((line) => lines.push(line));
  log([]);
  log([refused('One.')]);
  log([refused('One.')]);
  log([refused('One.', 'Two.')]);
  log([{ ...refused('Three.'), isRefused: false }]);
  log([refused('One.')]);
  const one = ['a.json: Not in use.', 'a.json:3:7  unknown-name  One.'];
  expect(lines).toEqual([...one, 'a.json:3:7  unknown-name  Two.', 'a.json: The edit is in use.', ...one]);
});
