/**
 * The settings of a variable as they are.
 * @throws Error that names the variable and the setting, where one is there twice: nobody could tell which holds
 */
export function namedOnce<Value>(
  variable: string,
  settings: readonly (readonly [name: string, value: Value])[],
): readonly (readonly [name: string, value: Value])[] {
  const names = settings.map(([name]) => name);
  const repeated = names.find((name, index) => names.indexOf(name) < index);
  if (repeated !== undefined) throw new Error(`${variable}: ${repeated} is there more than once`);
  return settings;
}
