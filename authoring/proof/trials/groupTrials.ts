import type { JsonObject } from '#engine';
import { sampleGroup } from './sampleAnswer.ts';
import { both, lookOf, type Trial, type Trials, type TrialsOf, type Tried, type Trying, within } from './Trial.ts';

/** Groups of answers: with no more than they must have, with each that may be missing, and with each answer tried. */
export function groupTrials(tried: Tried, trying: Trying, trialsOf: TrialsOf): Trials {
  const { schema, look, to } = tried;
  const { properties = {}, required = [] } = schema;
  const whole = sampleGroup(tried, trying);
  const least: JsonObject = Object.fromEntries(Object.entries(whole).filter(([name]) => required.includes(name)));
  const missing = Object.keys(properties).flatMap((name): readonly Trial[] => {
    const at = ['properties', name];
    const alone = { answer: { ...least, ...only(whole, name) }, at };
    return required.includes(name) ? [alone] : [alone, { answer: lacking(whole, name), at }];
  });
  const parts = Object.entries(properties).map(([name, member]): Trials => {
    const part = { schema: member, look: lookOf(look, name), ...(to && { to: [...to, name] }) };
    return within(trialsOf(part), ['properties', name], (answer) => ({ ...whole, [name]: answer }));
  });
  return both({ trials: missing, unknown: [] }, ...parts);
}

const only = (group: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(group).filter(([member]) => member === name));

const lacking = (group: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(group).filter(([member]) => member !== name));
