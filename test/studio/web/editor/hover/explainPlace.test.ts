import { describe, expect, it } from 'vitest';
import { readDocuments } from '../../../../../authoring/check/read/DocumentFile.ts';
import { explainPlace } from '../../../../../studio/web/editor/hover/explainPlace.ts';

const texts = new Map(readDocuments('content-fixtures/objects').map(({ path, text }) => [path, text]));
const form = 'form-definition/1.0.0/scheduler/patientDetails.json';

/** What is said of the first place with a text. */
const said = (path: string, text: string) => {
  const at = texts.get(path)?.indexOf(text) ?? -1;
  if (at < 0) throw new Error(`${path} has no ${text}`);
  const found = explainPlace(path, texts, at + 2);
  return found && [found.title, ...found.lines].join('\n');
};

describe('explainPlace says', () => {
  it('what a member is for', () => {
    expect(said(form, '"maxLength"')).toMatch(/^Most characters\nFor a string\./);
  });

  it('which value another document gives', () => {
    expect(said(form, '"form-vocabulary#/options/sexes"')).toContain('Comes from form-vocabulary: ["');
  });

  it('which answer a name means', () => {
    expect(said(form, '"answers.emailAddress"')).toContain('The answer to “Email');
  });

  it('what a setting is, and who sets it', () => {
    const words = said(form, '"settings.weight"');
    expect(words).toContain('Asks for the weight.');
    expect(words).toMatch(/It is false; .*sets true/);
  });

  it('what the request says of a place', () => {
    expect(said(form, '"/basicInfo/firstName"')).toMatch(/string; maxLength \d+/);
  });

  it('nothing where nothing is known', () => {
    expect(explainPlace('unknown/1.0.0/a/b.json', texts, 0)).toBeUndefined();
  });
});
