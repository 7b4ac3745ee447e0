import { describeExplanation } from '#engine/explain';
import type { Explained } from '../../../authoring/explain/explainNamed.ts';
import { locateReasons } from '../../../authoring/explain/locateReasons.ts';
import { build } from '../look/openShadow.ts';
import { explainFocus } from './explainFocus.ts';
import { readFiles } from './readFiles.ts';

/** What the panel needs of its page. */
export interface WhySurroundings {
  readonly page: Document;
  /** Where the panel is shown. */
  readonly panel: ParentNode & Node;
  /** The element in which the app renders. */
  readonly app: Element;
  /** The text of a document by its path. */
  readonly fetchText: (path: string) => Promise<string | undefined>;
}

/** One panel that follows the focus and what is pressed, and says why what has it is as it is. A button and Alt+W open and close it. */
export function openWhy({ page, panel, app, fetchText }: WhySurroundings): void {
  const button = build(page, 'button', 'why', 'Why?');
  const section = build(page, 'section', 'explanations');
  section.setAttribute('aria-label', 'Why this is here');
  section.tabIndex = 0;
  section.hidden = true;
  panel.append(section, button);
  let focused: Element | undefined;
  let turn = 0;
  const show = async (): Promise<void> => {
    button.setAttribute('aria-expanded', String(!section.hidden));
    if (section.hidden) return;
    turn += 1;
    const own = turn;
    const explained = focused?.isConnected ? explainFocus(focused, app) : [];
    section.replaceChildren(...buildLines(page, explained));
    const located = locateReasons(
      await readFiles(
        explained.map(({ explanation }) => explanation),
        fetchText,
      ),
    );
    // By then the focus may be elsewhere.
    if (own === turn)
      section.replaceChildren(
        ...buildLines(
          page,
          explained.map((each) => ({ ...each, explanation: located(each.explanation) })),
        ),
      );
  };
  const toggle = () => {
    section.hidden = !section.hidden;
    void show();
  };
  button.addEventListener('click', toggle);
  page.addEventListener('keydown', (event) => {
    if (event.altKey && event.code === 'KeyW') toggle();
  });
  app.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    focused = target;
    void show();
  });
  // Headings, sections and steps take no focus: they are pressed.
  app.addEventListener('click', ({ target }) => {
    if (section.hidden || !(target instanceof Element) || explainFocus(target, app).length === 0) return;
    focused = target;
    void show();
  });
  // What is answered may change why the field is there; the page has taken the answer a moment later.
  for (const name of ['input', 'change']) app.addEventListener(name, () => setTimeout(() => void show(), 0));
  void show();
}

const buildLines = (page: Document, explained: readonly Explained[]): readonly Node[] =>
  explained.length === 0
    ? [build(page, 'p', 'none', 'Move the focus to a field or a choice, or press a heading, a section or a step.')]
    : explained.flatMap(({ heading, explanation }) => [
        build(page, 'h2', 'heading', heading),
        build(page, 'pre', 'lines', describeExplanation(explanation).join('\n')),
      ]);
