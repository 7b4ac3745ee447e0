import { documentTemplates } from './documentTemplates.ts';
import { fieldTemplates } from './fieldTemplates.ts';
import type { Template } from './Template.ts';

/** The templates that a document has a place for. */
export const templatesFor = (path: string): readonly Template[] =>
  [...documentTemplates, ...fieldTemplates].filter(({ suits }) => suits(path));
