import { escapeName, type FormDefinition } from '#engine';
import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import { notesData } from '../../../app/content/generated/forms/notesData.ts';
import { listMembers, readMember } from '../../jsonParts.ts';
import { listCategories } from '../checks/NamedCategory.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/**
 * Reports reasons for the visits of a category whose form has no step that offers reasons: nobody would be asked. And a
 * step that requires a reason of everybody, where a category of its form has none: its guests could not go on.
 */
export const checkReasons = (
  documents: readonly ParsedDocument[],
  read: Pick<CheckedDocuments, 'schedulers' | 'configurations' | 'definitions'>,
): readonly AuthoringProblem[] => {
  const groups = read.schedulers.flatMap(({ document: configs }) =>
    listCategories(configs).map(({ category, config: { schedulerFlow, formConfigGroup } }) => ({
      category,
      group: formConfigGroup ?? configs.flows[schedulerFlow].formConfigGroup,
    })),
  );
  const transcluding = documents.flatMap(({ file: { kind, id, file } }) =>
    kind === formDefinition && id !== undefined && file.text.includes(`"${notesData.name}#`) ? [id] : [],
  );
  const lists = documents.filter(({ file: { kind } }) => kind === notesData);
  return lists.flatMap(({ file: { name: document }, document: notes }) => {
    const reasons = listMembers(readMember(notes, 'reasons')).map(([category]) => category);
    return [
      ...reasons.flatMap((category): readonly AuthoringProblem[] => {
        const group = groups.find((each) => each.category === category)?.group;
        if (group === undefined || offersReasons(group, read, transcluding)) return [];
        const message = `No step of "${group}" asks for a reason, so the guests of "${category}" are not asked for theirs.`;
        return [{ document, pointer: `/reasons/${escapeName(category)}`, code: 'step-missing', message }];
      }),
      ...stepsWithoutReasons(
        read,
        groups.filter(({ category }) => !reasons.includes(category)),
      ),
    ];
  });
};

/** Steps that require a reason without a condition on reasons, in the forms of categories that have none. */
const stepsWithoutReasons = (
  { configurations, definitions }: Pick<CheckedDocuments, 'configurations' | 'definitions'>,
  without: readonly { readonly category: string; readonly group: string }[],
): readonly AuthoringProblem[] =>
  configurations.flatMap(({ name: document, document: { group, steps } }) => {
    const category = without.findLast((each) => each.group === group)?.category;
    return steps.flatMap(({ form, when }, step): readonly AuthoringProblem[] => {
      const pages = definitions.find(({ id }) => id === form)?.document.pages.filter(requiresReasons) ?? [];
      if (category === undefined || pages.length === 0 || JSON.stringify([when, pages]).includes('"context.reasons"'))
        return [];
      const message = `This step requires a reason, and guests of "${category}" have none to choose: it needs a condition on "context.reasons".`;
      return [{ document, pointer: `/steps/${step}`, code: 'settings-contradict', message }];
    });
  });

const requiresReasons = ({ schema, uiSchema }: FormDefinition['pages'][number]): boolean =>
  listMembers(readMember(schema, 'required')).some(([, name]) =>
    [readMember(uiSchema, String(name))].flatMap((ui) => [ui, readMember(ui, 'ui:options')]).some(takesReasons),
  );

/**
 * Whether a form of the configuration offers reasons, or is not known: a document that is broken is reported itself.
 *
 * @param transcluding forms that take reasons by transclusion, for whatever category
 */
function offersReasons(
  group: string,
  { configurations, definitions }: Pick<CheckedDocuments, 'configurations' | 'definitions'>,
  transcluding: readonly string[],
): boolean {
  const configuration = configurations.find(({ document }) => document.group === group);
  if (configuration === undefined) return true;
  return configuration.document.steps.some(({ form }) => {
    const definition = definitions.find(({ id }) => id === form);
    if (definition === undefined || transcluding.includes(form)) return true;
    return definition.document.pages.some(({ uiSchema }) =>
      listMembers(uiSchema).some(([, ui]) => [ui, readMember(ui, 'ui:options')].some(takesReasons)),
    );
  });
}

const takesReasons = (ui: unknown): boolean =>
  readMember(ui, 'ui:choices') === 'reasons' || readMember(ui, 'choices') === 'reasons';
