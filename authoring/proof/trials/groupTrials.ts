import type { JsonObject } from '#engine';
import { sampleGroup } from './sampleAnswer.ts';
import {
  type BuildTrials,
  mergeTrials,
  nestTrials,
  readUiSchema,
  type Trial,
  type TrialOptions,
  type Trials,
  type TriedPart,
} from './Trial.ts';

/**
 * Groups: with only the required members, with one optional member more, with one optional member missing, and with
 * each answer of a member tried.
 */
export function groupTrials(tried: TriedPart, options: TrialOptions, buildTrials: BuildTrials): Trials {
  const { schema, uiSchema, to, members } = tried;
  const { properties = {}, required = [] } = schema;
  const whole = sampleGroup(tried, options);
  const least: JsonObject = Object.fromEntries(Object.entries(whole).filter(([name]) => required.includes(name)));
  const missing = Object.keys(properties).flatMap((name): readonly Trial[] => {
    const at = ['properties', name];
    const alone = { answer: { ...least, ...pickMember(whole, name) }, at };
    return required.includes(name) ? [alone] : [alone, { answer: omitMember(whole, name), at }];
  });
  const parts = Object.entries(properties).map(([name, member]): Trials => {
    const part = {
      schema: member,
      uiSchema: readUiSchema(uiSchema, name),
      ...(to && { to: [...to, members?.get(name) ?? name] }),
    };
    return nestTrials(buildTrials(part), ['properties', name], (answer) => ({ ...whole, [name]: answer }));
  });
  return mergeTrials({ trials: missing, unknown: [] }, ...parts);
}

const pickMember = (group: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(group).filter(([member]) => member === name));

const omitMember = (group: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(group).filter(([member]) => member !== name));
