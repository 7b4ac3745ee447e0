import type { PageView } from '../../core/form/viewForm.ts';
import type { JsonSchema } from '../../core/json/JsonSchema.ts';

/** Whether a question of the page is marked as required, be it inside a section or a list. */
export const marksRequired = ({ page, shown, required }: PageView): boolean =>
  required.length > 0 || shown.some((name) => marksInside(page.schema.properties[name]));

function marksInside(schema: JsonSchema | undefined): boolean {
  if (schema === undefined) return false;
  const { required = [], properties = {}, items } = schema;
  return required.length > 0 || marksInside(items) || Object.values(properties).some(marksInside);
}
