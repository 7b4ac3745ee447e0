import type { OuterScope, QuestionnairePlan, QuestionsState } from '#engine';
import type { Wizard } from '#engine/react';
import type { Shown } from './placeAt.ts';

/**
 * The form or the questions that a page shows now, from the tree that Preact keeps at the element in which it renders: so
 * the app has no code for authors.
 */
export function findShown(root: object): Shown {
  let shown: Shown = { wizard: undefined, questions: undefined };
  for (const props of propsBelow(root)) {
    if (isWizard(props.wizard)) {
      const { plan, state, path } = props.wizard;
      shown = { ...shown, wizard: { plan, state, context: path[0]?.scope.context ?? {} } };
    } else if (isQuestionnaire(props)) {
      const { plan, state, outerScope = { steps: {}, context: {} } } = props;
      shown = { ...shown, questions: { plan, state, outerScope } };
    }
  }
  return shown;
}

/** The wizard that a page shows now; undefined where it shows none. */
export const findWizard = (root: object): Wizard | undefined =>
  propsBelow(root)
    .map(({ wizard }) => wizard)
    .filter(isWizard)
    .at(-1);

/** Whether the app has rendered its first view; what the server has rendered does not count. */
export const isRendered = (root: object): boolean => propsBelow(root).length > 0;

type Props = Readonly<Record<string, unknown>>;

/** The properties of all components below an element or a node of Preact's tree. */
function propsBelow(node: object): readonly Props[] {
  const { props, __k: children } = { props: undefined, __k: undefined, ...node };
  const inside: readonly unknown[] = Array.isArray(children) ? children : [children];
  return [
    ...(isObject(props) ? [props] : []),
    ...inside.flatMap((child) => (typeof child === 'object' && child !== null ? propsBelow(child) : [])),
  ];
}

const isObject = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing else that is handed down in the app has these members. */
const isWizard = (value: unknown): value is Wizard =>
  isObject(value) && ['plan', 'state', 'dispatch', 'path', 'current'].every((name) => name in value);

const isQuestionnaire = (
  props: Props,
): props is { plan: QuestionnairePlan; state: QuestionsState; outerScope?: OuterScope } =>
  isObject(props.plan) &&
  // A prescreen has questions, too, but not as a list.
  Array.isArray(props.plan.questions) &&
  isObject(props.state) &&
  ['answers', 'position', 'phase'].every((name) => isObject(props.state) && name in props.state);
