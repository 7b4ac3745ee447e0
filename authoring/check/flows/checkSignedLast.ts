import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { flowUses } from './FlowUse.ts';

/**
 * Reports a form that guests fill in after they have signed, although `flow-requirements` has it before the form with the
 * signature: they would sign for what they have not said yet.
 */
export const checkSignedLast = ({
  requirements,
  schedulers,
  configurations,
  definitions,
}: Pick<
  CheckedDocuments,
  'requirements' | 'schedulers' | 'configurations' | 'definitions'
>): readonly AuthoringProblem[] => {
  const signed = new Set(definitions.flatMap(({ id, document }) => (hasSignature(document.pages) ? [id] : [])));
  const found = new Map<string, AuthoringProblem>();
  for (const needed of requirements)
    for (const scheduler of schedulers)
      for (const { group, needs } of flowUses(scheduler.document, needed.document))
        for (const { name: document, document: configuration } of configurations) {
          if (configuration.group !== group) continue;
          const forms = configuration.steps.map(({ form }) => form);
          const at = forms.findIndex((form) => signed.has(form));
          const before = needs.forms.slice(0, Math.max(0, needs.forms.indexOf(forms[at] ?? '')));
          for (const [index, form] of forms.entries()) {
            if (at < 0 || index < at || !before.includes(form)) continue;
            const message = `Guests sign in "${forms[at]}" before they are asked "${form}", which flow-requirements has before it: move "${form}" in front of it.`;
            const pointer = `/steps/${index}/form`;
            found.set(document + pointer, { document, pointer, code: 'given-in-advance', message });
          }
        }
  return [...found.values()];
};

/** Whether a form has the name that a guest signs with. */
const hasSignature = (pages: unknown): boolean => JSON.stringify(pages).includes('"meaning":"signature.legalName"');
