import { checkNotesData, type NotesData } from '../../../../schemas/generated/content/forms/notes-data.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The reasons for a visit (INTAKE-21). */
export const notesData: DocumentKind<NotesData> = {
  name: 'notes-data',
  path: 'notes-data/1.0.0/scheduler/notes-data.json',
  check: checkNotesData,
};
