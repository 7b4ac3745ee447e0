import type { Violation } from '../errors/Violation.ts';
import { isObject } from '../json/Json.ts';
import type { JsonSchema } from '../json/JsonSchema.ts';
import { escapeName } from '../json/pointer.ts';
import { fieldKind } from '../validation/fieldKind.ts';
import { textFormats } from '../validation/textFormats.ts';
import { answerKind } from './answerKind.ts';
import { isComputed } from './computed.ts';
import type { PagePlan } from './FormPlan.ts';
import { listWidgetNames } from './widgetName.ts';

/**
 * The violations `characters`, of typed texts with characters that no text may have. Line ends and tabs are right where
 * the widget takes several lines, and nowhere else. Choices and computed values are not typed.
 */
export function characterViolations(
  page: Pick<PagePlan, 'uiSchema' | 'multilineWidgets'>,
  schema: JsonSchema,
  answers: unknown,
): readonly Violation[] {
  const formatOf = (ui: UiSchema) =>
    listWidgetNames(ui).some((name) => page.multilineWidgets.some((each) => each === name)) ? 'lines' : 'line';

  function findIn(answer: unknown, field: JsonSchema, ui: UiSchema, path: string): readonly Violation[] {
    if (isComputed(ui)) return [];
    if (typeof answer === 'string') {
      const isRight = answerKind(field, ui) !== 'text' || textFormats[formatOf(ui)].test(answer);
      return isRight ? [] : [{ path, keyword: 'characters', params: {}, kind: fieldKind(field) }];
    }
    const { items, properties = {} } = field;
    if (Array.isArray(answer) && items !== undefined)
      return answer.flatMap((entry, index) => findIn(entry, items, below(ui, 'items'), `${path}/${index}`));
    if (!isObject(answer)) return [];
    return Object.entries(properties).flatMap(([name, member]) =>
      findIn(answer[name], member, below(ui, name), `${path}/${escapeName(name)}`),
    );
  }
  return findIn(answers, schema, page.uiSchema, '');
}

type UiSchema = Readonly<Record<string, unknown>>;

function below(ui: UiSchema, name: string): UiSchema {
  const member = ui[name];
  return isObject(member) ? member : {};
}
