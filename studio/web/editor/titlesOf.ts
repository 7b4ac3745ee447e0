import type { Json } from '#engine';
import { entriesOf, memberOf, wordsOf } from '../json/readJson.ts';

/** The words of the fields of a form, or of the questions of a questionnaire, by their names. */
export function titlesOf(root: Json | undefined): ReadonlyMap<string, string> {
  const fields = entriesOf(memberOf(root, 'pages')).flatMap(([, page]) =>
    entriesOf(memberOf(page, 'schema', 'properties')),
  );
  const questions = entriesOf(memberOf(root, 'questions')).flatMap(([, question]) => {
    const id = memberOf(question, 'id');
    return typeof id === 'string' ? [[id, question] as const] : [];
  });
  return new Map(
    [...fields, ...questions].flatMap(([name, field]) => {
      const title = wordsOf(memberOf(field, 'title'));
      return title === undefined ? [] : [[name, title]];
    }),
  );
}
