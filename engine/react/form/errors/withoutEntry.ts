/** Pointers into a list once one of its entries is deleted: those into it are gone, those behind it move up. */
export const withoutEntry = (paths: readonly string[], list: string, deleted: number): readonly string[] =>
  paths.flatMap((path) => {
    if (!path.startsWith(`${list}/`)) return [path];
    const [place = '', ...inside] = path.slice(list.length + 1).split('/');
    const index = Number(place);
    if (index === deleted) return [];
    return [index < deleted ? path : [list, index - 1, ...inside].join('/')];
  });
