/** Words for problems of documents, for whoever corrects them. A test fails when this list of names changes. */
export { describeProblem } from './describeProblem.ts';
export { messageOf } from './messageOf.ts';
export { problemDetails } from './problemDetails.ts';
export { nearestName, suggestName } from './suggestName.ts';
