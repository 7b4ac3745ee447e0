import type { ReasonsByCategory } from '../../app/content/forms/index.ts';
import { contentFiles } from './contentFiles.ts';

const file = contentFiles.find(({ path }) => path === 'notes-data/1.0.0/scheduler/notes-data.json');

/** The shipped reasons for a visit, by category. */
export const { reasons: shippedReasons }: { readonly reasons: ReasonsByCategory } = JSON.parse(file?.text ?? '{}');
