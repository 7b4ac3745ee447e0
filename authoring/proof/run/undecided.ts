import type { Json, Place } from '#engine';
import type { CataloguedFile } from '../../check/read/findDocumentByPath.ts';
import { readPointer } from '../../jsonParts.ts';
import type { OpenQuestion, ProofProblem } from '../ProofProblem.ts';

/** Reports what the proof could not decide, once for each place, and why: otherwise it would seem to be proven. */
export function listUndecided(open: readonly OpenQuestion[]): readonly ProofProblem[] {
  const questions = new Map<string, OpenQuestion[]>();
  for (const question of open) {
    const key = `${question.document}#${question.pointer}`;
    questions.set(key, [...(questions.get(key) ?? []), question]);
  }
  return [...questions.values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const { document, pointer } = first;
    const about = all.length === 1 ? 'a question' : `${all.length} questions`;
    const why = [...new Set(all.flatMap(({ doubts }) => doubts))].join('; ');
    const message = `The proof could not decide ${about} about this. ${why}.`;
    return [{ document, pointer, code: 'undecided', severity: 'error', message } as const];
  });
}

/** Whether the page, question or step around the place says why it may stay undecided. */
export function mayStay({ document, pointer }: Place, catalogued: readonly CataloguedFile[]): boolean {
  const found = catalogued.find(({ name }) => name === document);
  if (found === undefined) return false;
  const names = pointer.split('/');
  const whole: Json = JSON.parse(found.file.text);
  return names.some((_, index) => {
    const reason = readPointer(whole, [...names.slice(0, index + 1), 'undecided'].join('/'));
    return typeof reason === 'string';
  });
}
