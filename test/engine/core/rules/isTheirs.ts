import jsonLogic from 'json-logic-js';

/** Whether json-logic-js has an operator of this name. It refuses the names that it does not know. */
export function isTheirs(operator: string): boolean {
  try {
    jsonLogic.apply({ [operator]: [[], []] } as never, {});
    return true;
  } catch (error) {
    return !String(error).includes('Unrecognized');
  }
}
