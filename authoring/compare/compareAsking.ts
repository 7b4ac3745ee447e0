import type { RequestContract } from '../proof/request/RequestContract.ts';
import type { DocumentChanges } from './Change.ts';
import { compareForms } from './forms/compareForms.ts';
import { followGuests } from './guests/followGuests.ts';
import { comparePrescreens } from './questions/comparePrescreens.ts';
import { compareQuestions } from './questions/compareQuestions.ts';
import type { AskingDocument } from './read/ContentVersion.ts';
import { compareLines } from './requests/compareLines.ts';
import { openRules } from './rules/openRules.ts';

/** The differences between two versions of a form configuration or a prescreen, with all that it names. */
export function compareAsking(
  was: AskingDocument,
  is: AskingDocument,
  document: string,
  contract: RequestContract,
): Pick<DocumentChanges, 'changes' | 'halfWay'> {
  const rules = openRules(was, is, document);
  const guests = was.forms && is.forms && followGuests(rules, contract);
  const changes = [
    ...compareSubmit(was, is),
    ...compareForms(rules),
    ...compareQuestions(rules),
    ...(was.prescreen && is.prescreen ? comparePrescreens(was.prescreen, is.prescreen) : []),
    ...compareLines(rules, contract),
    ...(guests?.changes ?? []),
  ];
  return { changes, ...(guests && { halfWay: guests.fates }) };
}

/** The label of the button that sends the answers. */
function compareSubmit({ forms: was }: AskingDocument, { forms: is }: AskingDocument): DocumentChanges['changes'] {
  const [before = 'none', after = 'none'] = [was?.plan.submit, is?.plan.submit];
  if (before === after) return [];
  const message = `The button that sends the answers was "${before}" and is "${after}".`;
  return [{ verdict: 'look', concern: 'guest', place: '', message }];
}
