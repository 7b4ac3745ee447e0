import { escapeName } from '#engine';
import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import { flowNames } from '../../../app/journey/flows.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';

/**
 * Reports documents that `flow-requirements` demands for some flows alone, such as the consent of a walk-in, and that a
 * banner has for all of its guests.
 */
export const checkFlowDocuments = (
  { ampConfigs, requirements }: Pick<CheckedDocuments, 'ampConfigs' | 'requirements'>,
  files: readonly CataloguedFile[],
): readonly AuthoringProblem[] =>
  ampConfigs.flatMap(({ name: document, document: { banners } }) =>
    Object.entries(banners).flatMap(([banner, ids = {}]) =>
      Object.entries(ids).flatMap(([kind, id]): readonly AuthoringProblem[] => {
        const forms = formsTaking(kind, files);
        const taking = requirements.flatMap(({ document: { flows } }) =>
          flowNames
            .filter((flow) => flows[flow].forms.some((form) => forms.includes(form)))
            .map((flow) => ({ flow, needed: new Map(Object.entries(flows[flow].documentIds ?? {})).get(kind) })),
        );
        const own = taking.filter(({ needed }) => needed === id).map(({ flow }) => flow);
        // What a flow demands for itself goes before what its banner has.
        const others = taking.filter(({ needed }) => needed === undefined).map(({ flow }) => flow);
        if (own.length === 0 || others.length === 0) return [];
        const message = `"${kind}/${id}" is for ${own.join(', ')} alone (flow-requirements), and guests of the banner "${banner}" would have it in ${others.join(', ')}, too.`;
        return [
          {
            document,
            pointer: `/banners/${escapeName(banner)}/${kind}`,
            code: 'step-of-another-flow',
            message,
          },
        ];
      }),
    ),
  );

/** The forms that take their words from the documents of a kind. */
const formsTaking = (kind: string, files: readonly CataloguedFile[]): readonly string[] =>
  files.flatMap((file) =>
    file.kind === formDefinition && file.id !== undefined && file.file.text.includes(`"${kind}#`) ? [file.id] : [],
  );
