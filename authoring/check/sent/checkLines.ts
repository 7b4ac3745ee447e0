import { escapeName, type FormPlan, type Place, type WizardPlan } from '#engine';
import { readMember } from '../../jsonParts.ts';
import type { CompiledContent } from '../checks/checkCompiled.ts';
import { schemasAt } from '../checks/RequestSchema.ts';
import type { ReadSchema } from '../checks/SchemaPart.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';

/** Why a line of a payload is wrong where it is; undefined when it is not. */
type Judge = (line: FormPlan['payload'][number], form: FormPlan) => string | undefined;

/**
 * Reports lines of a payload whose place exists, but not where the form is asked: a booking sends no search, and a
 * prescreen sends only its search and additional answers. Reports secrets that would stand in a mail, too,
 * and text areas that are sent to a place of one line, where the server would refuse what the page takes.
 *
 * @param reported places of lines whose problem is known already
 */
export function checkLines(
  { wizards, prescreens }: Pick<CompiledContent, 'wizards' | 'prescreens'>,
  reported: readonly Place[],
  read: ReadSchema,
): readonly AuthoringProblem[] {
  const problems = [
    ...wizards.flatMap(({ name, plan }) => [
      ...judge(plan, outsideBooking(name)),
      ...judge(plan, mailedSecret, 'secret-in-mail'),
      ...judge(plan, severalLines(read), 'wrong-place-type'),
    ]),
    ...prescreens.flatMap(({ name, plan: { wizard } }) =>
      wizard === undefined
        ? []
        : [...judge(wizard, outsidePrescreen(name)), ...judge(wizard, mailedSecret, 'secret-in-mail')],
    ),
  ];
  // Several configurations can use a form, and the first of them stands for all.
  const places = new Map(problems.toReversed().map((problem) => [formatPlace(problem), problem]));
  for (const place of reported) places.delete(formatPlace(place));
  return [...places.values()].toReversed();
}

const formatPlace = ({ document, pointer }: Place): string => `${document}#${pointer}`;

const judge = (
  { steps }: WizardPlan,
  why: Judge,
  code: AuthoringProblem['code'] = 'place-of-another-kind',
): readonly AuthoringProblem[] =>
  steps.flatMap(({ document, form }) =>
    form.payload.flatMap((line): readonly AuthoringProblem[] => {
      const message = why(line, form);
      return message === undefined ? [] : [{ document, pointer: `${line.pointer}/to`, code, message }];
    }),
  );

const format = (names: readonly string[]): string => names.map((name) => `/${escapeName(name)}`).join('');

const outsideBooking =
  (name: string): Judge =>
  ({ to }) =>
    to[0] === 'search'
      ? `"${format(to)}" is a place of a prescreen's search, and "${name}" asks for a booking, which has none.`
      : undefined;

const outsidePrescreen =
  (name: string): Judge =>
  ({ to, label }) =>
    to[0] === 'search' || label !== undefined
      ? undefined
      : `"${format(to)}" is a place of the booking request, and "${name}" is a prescreen, which sends only to "/search" and "/questionnaire/additional".`;

/** Whether the answer that the line sends is given in one of these widgets. */
function isAskedIn(
  { from, send }: FormPlan['payload'][number],
  { pages }: FormPlan,
  widgets: 'secretWidgets' | 'multilineWidgets',
): boolean {
  const [field = ''] = from;
  const page = pages.find(({ fields }) => fields.includes(field));
  const ui = from.reduce<unknown>(readMember, page?.uiSchema);
  const names = [readMember(ui, 'ui:widget'), readMember(readMember(ui, 'ui:options'), 'widget')];
  return send === undefined && page?.[widgets].some((name) => names.includes(name)) === true;
}

const mailedSecret: Judge = (line, form) => {
  const { from, to, label } = line;
  return label !== undefined && isAskedIn(line, form, 'secretWidgets')
    ? `The answer to "${format(from)}" is masked because only the guest may read it, and what is sent to "${format(to)}" stands in a mail.`
    : undefined;
};

const severalLines =
  (read: ReadSchema): Judge =>
  (line, form) => {
    const [from, to] = [format(line.from), format(line.to)];
    return !isAskedIn(line, form, 'multilineWidgets') || schemasAt(to, read).some(({ multiline }) => multiline === true)
      ? undefined
      : `"${from}" is asked in several lines, but "${to}" of the booking request takes one.`;
  };
