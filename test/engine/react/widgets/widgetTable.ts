import type { UiOptionKind } from '#engine';
import type { WidgetEntry } from '#engine/react';

const code = (name: string): string => `\`${name}\``;

const formatKind = (kind: UiOptionKind): string => (typeof kind === 'string' ? kind : kind.map(code).join(' or '));

const formatUiOptions = ({ uiOptions = {} }: WidgetEntry): string =>
  Object.entries(uiOptions)
    .map(([name, kind]) => `${code(name)} (${formatKind(kind)})`)
    .join(', ');

/** The rows of a table of widgets in Markdown, with single spaces. */
export const widgetTable = (widgets: readonly WidgetEntry[]): readonly string[] =>
  widgets.map((widget) => {
    const { name, takes, naming } = widget;
    return `| ${code(name)} | ${takes.map(code).join(', ')} | ${code(naming)} | ${formatUiOptions(widget)} |`.replace(
      '|  |',
      '| |',
    );
  });
