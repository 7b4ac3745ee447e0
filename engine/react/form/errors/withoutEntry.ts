/** Pointers after an entry of a list is deleted: those into it are removed, those into later entries move up by one. */
export const withoutEntry = (paths: readonly string[], list: string, deleted: number): readonly string[] =>
  paths.flatMap((path) => {
    if (!path.startsWith(`${list}/`)) return [path];
    const [place = '', ...inside] = path.slice(list.length + 1).split('/');
    const index = Number(place);
    if (index === deleted) return [];
    return [index < deleted ? path : [list, index - 1, ...inside].join('/')];
  });
