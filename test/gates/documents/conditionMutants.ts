import type { Json, JsonObject } from '#engine';
import { isJsonObject, isList } from '../../../authoring/jsonParts.ts';
import { editAt } from '../../../tools/documents/editAt.ts';

/** A change of a condition, or of what it decides, that an author makes by mistake. */
export interface ConditionMutant {
  readonly kind: string;
  readonly pointer: string;
  readonly document: JsonObject;
}

interface Change {
  readonly kind: string;
  readonly at: readonly (string | number)[];
  /** The new value; undefined removes it. */
  readonly value: Json | undefined;
}

/** Every mutant of the conditions of a form, configuration, prescreen or questionnaire. */
export const listConditionMutants = (document: JsonObject): readonly ConditionMutant[] => {
  const lists = choiceLists(document);
  const names = fieldNames(document);
  return changesIn(document, [], { lists, names }).map(({ kind, at, value }) => {
    const changed = editAt(document, at.map(String), (name) => (value === undefined ? [] : [[name, value]]));
    return {
      kind,
      pointer: at.map((name) => `/${name}`).join(''),
      document: isJsonObject(changed) ? changed : document,
    };
  });
};

interface Known {
  /** The lists of choices in the document. */
  readonly lists: readonly (readonly string[])[];
  /** The names of its fields or questions, those of one type together. */
  readonly names: readonly (readonly string[])[];
}

const turned: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>', '>='],
  '<=': ['<', '>=', '>'],
  '>': ['>=', '<', '<='],
  '>=': ['>', '<=', '<'],
  '==': ['!='],
  '!=': ['=='],
  and: ['or'],
  or: ['and'],
};

const ruleNames = ['when', 'that', 'skipWhen'];

function changesIn(value: Json, at: Change['at'], known: Known): readonly Change[] {
  if (isList(value)) return value.flatMap((entry, index) => changesIn(entry, [...at, index], known));
  if (!isJsonObject(value)) return [];
  const role = roleOf(value, at);
  return [
    ...ownChanges(value, at, known),
    ...Object.entries(value).flatMap(([name, member]) => {
      const here = [...at, name];
      const isRule = ruleNames.includes(name) || at.at(-1) === 'conditions';
      if (isRule && (isJsonObject(member) || typeof member === 'boolean'))
        return ruleChanges(member, here, known).map((change) => ({ ...change, kind: `${role}${change.kind}` }));
      return changesIn(member, here, known);
    }),
  ];
}

/** What a rule is for, where that is not to ask, to refuse or to end. */
function roleOf(owner: JsonObject, at: Change['at']): string {
  if ('prefill' in owner) return 'prefill: ';
  if ('location' in owner) return 'notice: ';
  if (at.includes('services')) return 'services: ';
  return at.includes('voice') ? 'voice: ' : '';
}

/** Changes of what has a condition, or is one by itself. */
function ownChanges(value: JsonObject, at: Change['at'], { names }: Known): readonly Change[] {
  const fields = names.flat();
  const changes: Change[] = [];
  const { show, check, required, answers, criteria, skipWhen, submitAction } = value;
  if (isList(show)) {
    changes.push({ kind: 'rule dropped', at, value: undefined });
    for (const [index, pointer] of show.entries()) {
      if (show.length > 1)
        changes.push({ kind: 'field of a rule dropped', at: [...at, 'show', index], value: undefined });
      const other = fields.find((name) => typeof pointer === 'string' && !show.includes(`/${name}`));
      if (other !== undefined)
        changes.push({ kind: 'field of a rule changed', at: [...at, 'show', index], value: `/${other}` });
    }
  }
  if (typeof check === 'string') changes.push({ kind: 'check dropped', at, value: undefined });
  if (isList(required))
    for (const index of required.keys())
      changes.push({ kind: 'required dropped', at: [...at, 'required', index], value: undefined });
  if (skipWhen !== undefined) changes.push({ kind: 'skipWhen dropped', at: [...at, 'skipWhen'], value: undefined });
  if (submitAction === 'failWithErrorMessage') changes.push(...withoutEnd(value, at));
  if (isList(answers)) changes.push(...turnedAnswers(answers, [...at, 'answers']));
  if (isJsonObject(criteria)) changes.push(...swappedCriteria(criteria, [...at, 'criteria']));
  return changes;
}

const withoutEnd = (
  { submitAction: _action, message: _message, ...rest }: JsonObject,
  at: Change['at'],
): readonly Change[] => [{ kind: 'end dropped', at, value: rest }];

/** The answers of two entries in each other's place. */
function turnedAnswers(answers: readonly Json[], at: Change['at']): readonly Change[] {
  const [first, second, ...more] = answers.filter(isJsonObject);
  if (first?.is === undefined || second?.is === undefined || more.length > 0) return [];
  return [
    {
      kind: 'answers turned',
      at,
      value: [
        { ...first, is: second.is },
        { ...second, is: first.is },
      ],
    },
  ];
}

function swappedCriteria(criteria: JsonObject, at: Change['at']): readonly Change[] {
  const numbers = Object.entries(criteria).filter(([, each]) => typeof each === 'number');
  const [first, second] = numbers;
  if (first === undefined || second === undefined || first[1] === second[1]) return [];
  return [{ kind: 'criteria swapped', at, value: { ...criteria, [first[0]]: second[1], [second[0]]: first[1] } }];
}

function ruleChanges(rule: Json, at: Change['at'], known: Known): readonly Change[] {
  const [operator, ...others] = isJsonObject(rule) ? Object.keys(rule) : [];
  if (!isJsonObject(rule) || operator === undefined || others.length > 0) return literalChanges(rule, at, known);
  const operands = rule[operator];
  if (operator === 'var') return typeof operands === 'string' ? readChanges(operands, at, known) : [];
  if (operator === 'rule' || operator === '$ref') return [];
  // Of a list that is written down, another option changes nothing here.
  if (operator === 'length' && isList(operands) && isList(operands[0])) return [];
  const list = isList(operands) ? operands : [operands ?? null];
  const inner = list.flatMap((operand, index) =>
    ruleChanges(operand, isList(operands) ? [...at, operator, index] : [...at, operator], known),
  );
  const own: Change[] = (turned[operator] ?? []).map((other, index) => ({
    kind:
      operator === 'and' || operator === 'or'
        ? 'and or'
        : index === 0 && operator.length < 3
          ? boundary(operator)
          : 'comparison turned',
    at,
    value: { [other]: operands ?? null },
  }));
  if (operator === '!') own.push({ kind: 'negation dropped', at, value: list[0] });
  if (operator === 'and' || operator === 'or')
    for (const index of list.keys())
      own.push({ kind: 'part dropped', at, value: { [operator]: list.filter((_, each) => each !== index) } });
  if (operator.endsWith('Between'))
    own.push({ kind: 'operands swapped', at, value: { [operator]: [...list].reverse() } });
  return [...own, ...inner];
}

const boundary = (operator: string): string =>
  operator.includes('<') || operator.includes('>') ? 'boundary' : 'comparison turned';

function literalChanges(value: Json, at: Change['at'], { lists }: Known): readonly Change[] {
  if (typeof value === 'number') return [-1, 1].map((by) => ({ kind: 'number moved', at, value: value + by }));
  if (typeof value === 'boolean') return [{ kind: 'yes for no', at, value: !value }];
  if (isList(value))
    return value.flatMap((entry, index) => literalChanges(entry, [...at, index], { lists, names: [] }));
  if (typeof value !== 'string') return [];
  const list = lists.find((each) => each.includes(value)) ?? [];
  const other = list[(list.indexOf(value) + 1) % list.length];
  return other === undefined || other === value ? [] : [{ kind: 'option changed', at, value: other }];
}

function readChanges(name: string, at: Change['at'], { names }: Known): readonly Change[] {
  const [root, own = '', ...rest] = name.split('.');
  const like = names.find((each) => each.includes(own));
  const other = like?.[(like.indexOf(own) + 1) % like.length];
  if (root !== 'answers' || other === undefined || other === own) return [];
  return [{ kind: 'answer changed', at, value: { var: ['answers', other, ...rest].join('.') } }];
}

/** The lists of choices of fields and questions. */
function choiceLists(value: Json): readonly (readonly string[])[] {
  if (isList(value)) return value.flatMap(choiceLists);
  if (!isJsonObject(value)) return [];
  const { enum: choices, options } = value;
  const own = isList(choices)
    ? choices
    : isList(options)
      ? options.map((each) => (isJsonObject(each) ? each.value : each))
      : [];
  const texts = own.flatMap((each) => (typeof each === 'string' ? [each] : []));
  return [...(texts.length > 1 ? [texts] : []), ...Object.values(value).flatMap(choiceLists)];
}

/** The names of fields and questions by their type. */
function fieldNames(document: JsonObject): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  const put = (type: string, name: string) => void groups.set(type, [...(groups.get(type) ?? []), name]);
  for (const page of isList(document.pages) ? document.pages : []) {
    const schema = isJsonObject(page) ? page.schema : undefined;
    const properties = isJsonObject(schema) ? schema.properties : undefined;
    for (const [name, field] of isJsonObject(properties) ? Object.entries(properties) : [])
      if (isJsonObject(field)) put(`${field.type}`, name);
  }
  for (const question of isList(document.questions) ? document.questions : [])
    if (isJsonObject(question)) put(`${question.type}`, `${question.id}`);
  return [...groups.values()];
}
