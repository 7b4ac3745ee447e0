import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside, problem, unknownName } from '../../errors/problem.ts';
import type { ObjectSchema } from '../../json/JsonSchema.ts';
import { listPlaceholders } from '../../messages/fillTemplate.ts';
import type { PageMessages } from '../../messages/MessageCatalogue.ts';
import type { PageDefinition, Text } from '../FormDefinition.ts';
import type { CheckPlan } from '../FormPlan.ts';
import { resolveFieldPointer } from '../resolveFieldPointer.ts';
import { resolveText } from '../resolveText.ts';

/** The keywords that a violation can have, with the placeholders that their messages may have. */
export const PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = {
  required: [],
  type: [],
  enum: [],
  oneOf: [],
  const: [],
  pattern: [],
  format: [],
  // Violations of a date that is typed in parts.
  month: [],
  day: [],
  year: [],
  minLength: ['limit'],
  maxLength: ['limit'],
  minimum: ['limit'],
  maximum: ['limit'],
  exclusiveMinimum: ['limit'],
  exclusiveMaximum: ['limit'],
  minItems: ['limit'],
  maxItems: ['limit'],
  uniqueItems: [],
  // Characters that no text may have, which no keyword of a schema asks for.
  characters: [],
};

interface MessageContext {
  readonly schema: ObjectSchema;
  /** The checks of the page, each with the place of its rule. */
  readonly checks: ReadonlyMap<CheckPlan, Place>;
  readonly settings: readonly string[];
  /** Keys of the message catalogue. */
  readonly catalogue: readonly string[];
}

export interface CompiledMessages {
  readonly messages: PageMessages;
  readonly problems: readonly ContentProblem[];
}

/** Compiles a page's own messages. Problems: unknown fields, keywords and placeholders; checks without a message. */
export function compileMessages(
  written: PageDefinition['messages'],
  context: MessageContext,
  place: Place,
): CompiledMessages {
  const problems: ContentProblem[] = [];
  const messages = Object.entries(written ?? {}).map(([pointer, wording]) => {
    const at = inside(place, pointer);
    const field = resolveFieldPointer(pointer, context.schema, at);
    if ('problem' in field) problems.push(field.problem);
    const checks = new Map(
      [...context.checks.keys()]
        .filter(({ path }) => path === pointer)
        .map(({ message, mentions = [] }) => [message, mentions.map(({ name }) => name)]),
    );
    const fieldMessages = Object.entries(wording ?? {}).flatMap(([key, text]) =>
      compileMessage(key, text, checks, context.settings, inside(at, key), problems),
    );
    return [pointer, Object.fromEntries(fieldMessages)] as const;
  });
  const compiled: PageMessages = Object.fromEntries(messages);
  return { messages: compiled, problems: [...problems, ...missingMessageProblems(compiled, context)] };
}

function compileMessage(
  key: string,
  text: Text | undefined,
  checks: ReadonlyMap<string, readonly string[]>,
  settings: readonly string[],
  at: Place,
  problems: ContentProblem[],
): readonly (readonly [string, string])[] {
  const mentions = checks.get(key);
  if (mentions === undefined && !Object.hasOwn(PLACEHOLDERS, key)) {
    problems.push(unknownName(at, [...checks.keys(), ...Object.keys(PLACEHOLDERS)], 'unknown-message', key));
    return [];
  }
  const wording = resolveText(text, at);
  if (typeof wording !== 'string') {
    problems.push(wording);
    return [];
  }
  const known = ['label', ...settings, ...(mentions ?? PLACEHOLDERS[key] ?? [])];
  for (const name of listPlaceholders(wording))
    if (!known.includes(name)) problems.push(unknownName(at, known, 'unknown-placeholder', name));
  return [[key, wording]];
}

/** Problems for checks whose message is neither in the page nor in the catalogue. */
const missingMessageProblems = (
  messages: PageMessages,
  { checks, catalogue }: MessageContext,
): readonly ContentProblem[] =>
  [...checks]
    .filter(([{ path, message }]) => {
      const own = Object.hasOwn(messages, path) ? messages[path] : undefined;
      return !catalogue.includes(message) && !(own !== undefined && Object.hasOwn(own, message));
    })
    .map(([{ message }, at]) => problem(inside(at, 'message'), 'missing-message', message));
