import { expect, it } from 'vitest';
import { contentFiles } from '../contentFiles.ts';

/** Where a guest reads from which age on patients are seen (INTAKE-6). */
const documents = ['/clinic-services.json', 'form-definition/1.0.0/scheduler/patientDetails.json', '/physicals.json'];

it.each(documents)('%s names the one age from which patients are seen', (path) => {
  const texts = contentFiles.filter((file) => file.path.endsWith(path)).map(({ text }) => text);
  const ages = texts.flatMap((text) => text.match(/\d+ months (?:or|and) older[^."]*/g) ?? []);
  expect(ages).toContain('12 months or older (18 months or older in Mississippi)');
  expect(ages.filter((age) => !age.startsWith('12 months'))).toEqual([]);
});
