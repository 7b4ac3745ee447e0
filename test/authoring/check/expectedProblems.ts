import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerKind } from '#engine/react';
import { formWidgets } from '../../../app/widgets/formWidgets.ts';
import { createSchemaReader } from '../../../authoring/check/checks/SchemaPart.ts';
import { lastOf, requestMeanings } from '../../../authoring/check/meanings/requestMeanings.ts';
import { PLACEHOLDERS } from '../../../engine/core/form/compile/compileMessages.ts';
import { ruleNames } from '../../../engine/core/rules/operators/operators.ts';

const rule = JSON.parse(readFileSync(join(import.meta.dirname, '../../../engine/schemas/rule.json'), 'utf8'));

/** The lists that grow as the code does. An `expected.txt` has their title instead: `Known: {every widget}.` */
const growingLists: Readonly<Record<string, readonly string[]>> = {
  'every widget': formWidgets.map(({ name }) => name),
  'widgets of a text': widgetsThatTake('text'),
  'widgets of a yes or no': widgetsThatTake('yesNo'),
  'every keyword that has words': Object.keys(PLACEHOLDERS),
  'every meaning': [...new Set(requestMeanings(createSchemaReader()).map(({ meaning }) => lastOf(meaning)))],
  'every operator': ruleNames,
  'every operator in the schema of a rule': rule.definitions.call.propertyNames.enum,
};

function widgetsThatTake(kind: AnswerKind): readonly string[] {
  return formWidgets.filter(({ takes }) => takes.includes(kind)).map(({ name }) => name);
}

/** The problems that an author reads, one a line, of an `expected.txt`. */
export const expectedProblems = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .trim()
    .replaceAll(/\{([a-z ]+)\}/g, (whole, title) => growingLists[title]?.join(', ') ?? whole)
    .split('\n');
