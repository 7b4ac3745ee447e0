import { escapeName, type Place } from '#engine';
import { readMember } from '../../jsonParts.ts';
import { agesSaid, formatSpans, type Span, saysOneOf, spansIn } from '../checks/checkAges.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { askedFields } from './AskedField.ts';
import { type FieldWords, fieldWords } from './fieldWords.ts';

type Read = Pick<CheckedDocuments, 'definitions' | 'questionnaires'>;

/**
 * Reports the label or help of a field, or the title of a question, that says another age than the rules about its
 * answer compare with: "12 months or older" beside a date of birth that is refused below 18 months.
 *
 * @param found rules that do not agree with their own messages, which may be what is wrong
 */
export function checkAgesOfFields(
  { definitions, questionnaires }: Read,
  found: readonly Pick<AuthoringProblem, 'document'>[],
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const problems = [...definitions.flatMap(inForm), ...questionnaires.flatMap(inQuestions)]
    .map(atOrigin)
    .filter(({ document }) => found.every((problem) => problem.document !== document));
  return [...new Map(problems.map((problem) => [`${problem.document}#${problem.pointer}`, problem])).values()];
}

function inForm({ name: document, document: form }: Read['definitions'][number]): readonly AuthoringProblem[] {
  const checks = form.pages
    .flatMap(({ rules = [] }) => rules)
    .flatMap((rule) => ('check' in rule ? [{ check: rule.check, spans: spansIn(rule.that) }] : []))
    .filter(({ spans }) => spans.length > 0);
  return askedFields(form).flatMap((field) => {
    const own = checks.filter(({ check }) => check === `/${escapeName(field.name)}`);
    const compared = own.flatMap(({ spans }) => spans);
    return otherAges(document, compared.length > 0 ? compared : agesNamed(field.name), fieldWords(field));
  });
}

const tens = ['ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const teens = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');

/** The age in the name of a field such as `isTwentyOrOlder`. */
function agesNamed(name: string): readonly Span[] {
  const [, word = ''] = /^is([A-Z][a-z]+)Or(?:Older|Younger)$/.exec(name) ?? [];
  const [ten, teen] = [tens.indexOf(word.toLowerCase()), teens.indexOf(word.toLowerCase())];
  if (ten < 0 && teen < 0) return [];
  return spansIn({ '<': [{ yearsBetween: [{ var: 'x' }, { var: 'y' }] }, ten < 0 ? 11 + teen : 10 * (ten + 1)] });
}

const inQuestions = ({
  name: document,
  document: { questions },
}: Read['questionnaires'][number]): readonly AuthoringProblem[] =>
  questions.flatMap(({ title, description, checks = [], answers = [], messages = [] }, index) => {
    const rules = [
      ...checks.map(({ that }) => that),
      ...answers.map((answer) => readMember(answer, 'when')),
      ...messages.map(({ when }) => when),
    ];
    const texts = Object.entries({ title, description }).flatMap(([member, words]) =>
      typeof words === 'string' ? [{ pointer: `/questions/${index}/${member}`, words }] : [],
    );
    return otherAges(document, rules.flatMap(spansIn), texts);
  });

const otherAges = (
  document: string,
  compared: readonly Span[],
  texts: readonly FieldWords[],
): readonly AuthoringProblem[] =>
  compared.length === 0
    ? []
    : texts.flatMap(({ pointer, words }) => {
        const said = agesSaid(words);
        if (said.length === 0 || saysOneOf(compared, said)) return [];
        const message = `The words say ${formatSpans(said)}, and the rules about the answer compare with ${formatSpans(compared)}.`;
        return [{ document, pointer, code: 'age-differs', message }];
      });
