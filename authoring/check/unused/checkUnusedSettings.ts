import { formatVariantName } from '../../../app/content/forms/openForms.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/** Reports settings of a form that no rule reads and no text names: whatever they are set to, nothing changes. */
export const checkUnusedSettings = ({
  definitions,
  configurations,
  prescreens,
}: CheckedDocuments): readonly AuthoringProblem[] =>
  definitions.flatMap(({ name: document, id, document: { settings = {}, ...form } }) => {
    const steps = [...configurations, ...prescreens].flatMap(({ document }) => document.steps);
    const own = steps.filter((step) => step.form === id || formatVariantName(step) === id);
    const written = JSON.stringify([form, own.map(({ when }) => when)]);
    // A setting that is misspelled is reported where it is read, and what it means is no second finding.
    const read = [...written.matchAll(/"settings\.(\w+)"/g)].flatMap(([, name]) => name ?? []);
    if (read.some((name) => !Object.hasOwn(settings, name))) return [];
    return Object.keys(settings)
      .filter((name) => !read.includes(name) && !written.includes(`{${name}}`))
      .map(
        (name): AuthoringProblem => ({
          document,
          pointer: `/settings/${name}`,
          code: 'unused-setting',
          // What a step says would be lost.
          ...(own.every((step) => !Object.hasOwn(step.settings ?? {}, name)) && { severity: 'warning' }),
          message: `Nothing reads the setting "${name}": no rule has "settings.${name}", and no text has "{${name}}".`,
        }),
      );
  });
