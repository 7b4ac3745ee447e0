import { checkTools } from '../../../authoring/check/CheckTools.ts';
import { checkContent } from '../../../authoring/check/checkContent.ts';
import type { LocatedProblem } from '../../../authoring/check/problems/LocatedProblem.ts';
import { type Edit, edited } from './edited.ts';

const tools = checkTools();

/** What the content check says of the shipped documents with an edit in one of them. */
export const checkEdit = (edit: Edit): Promise<readonly LocatedProblem[]> => checkContent(edited(edit), tools);
