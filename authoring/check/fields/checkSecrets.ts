import { escapeName, type Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import { lastOf } from '../meanings/requestMeanings.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/** Reports fields that others can read over the guest's shoulder, while another form masks what means the same. */
export function checkSecrets(
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const fields = definitions.flatMap(({ name: document, document: { pages } }) =>
    pages.flatMap(({ schema, uiSchema }, page) =>
      listMembers(readMember(schema, 'properties')).flatMap(([name, field]) => {
        const [meaning, ui] = [readMember(field, 'meaning'), readMember(uiSchema, name)];
        const isMasked = readMember(ui, 'ui:widget') === 'masked';
        const part = ui === undefined ? 'schema/properties' : 'uiSchema';
        const pointer = `/pages/${page}/${part}/${escapeName(name)}`;
        return typeof meaning === 'string' ? [{ name, meaning: lastOf(meaning), isMasked, document, pointer }] : [];
      }),
    ),
  );
  return fields.flatMap(({ name, meaning, isMasked, document, pointer }): readonly AuthoringProblem[] => {
    const masked = fields.find((each) => each.isMasked && each.meaning === meaning);
    if (isMasked || masked === undefined) return [];
    const message = `"${name}" is "${meaning}", which "${masked.document}" draws as dots: give it the widget "masked" as well.`;
    return [atOrigin({ document, pointer, code: 'secret-shown', message } as const)];
  });
}
