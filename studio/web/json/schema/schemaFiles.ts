import type { Json } from '#engine';

/** All schemas of documents, and of the booking request, by their path from here. */
export const schemaFiles: Readonly<Record<string, Json>> = import.meta.glob<Json>(
  [
    '../../../../schemas/api/appointments/schedule-appointment/*.json',
    '../../../../schemas/parts/**/*.json',
    '../../../../schemas/content/**/*.json',
    '../../../../engine/schemas/*.json',
  ],
  { eager: true, import: 'default' },
);

/** Where the schema of the booking request stands. */
export const requestSchemaFile = '../../../../schemas/api/appointments/schedule-appointment/request.json';

/** Where the schema of a document stands, by its path: schemas are named after the folder, else after the document. */
export function schemaFileOf(path: string): string | undefined {
  const folder = path.slice(0, path.indexOf('/'));
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');
  const named = (wanted: string) =>
    Object.keys(schemaFiles).find((file) => file.includes('/schemas/content/') && file.endsWith(`/${wanted}.json`));
  return named(folder) ?? named(name);
}
