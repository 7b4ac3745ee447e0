interface Arrow {
  readonly from: string;
  readonly to: string;
}

/**
 * The groups of files that import each other directly or indirectly, found by Tarjan's strongly connected components;
 * sorted.
 */
export function cyclesIn(arrows: readonly Arrow[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of arrows) targets.set(from, [...(targets.get(from) ?? []), to]);
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(node: string): void {
    const order = index.size;
    index.set(node, order);
    low.set(node, order);
    stack.push(node);
    for (const next of targets.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? order, low.get(next) ?? order));
    }
    if (low.get(node) !== order) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1 || targets.get(node)?.includes(node)) cycles.push(group.sort());
  }

  for (const node of targets.keys()) if (!index.has(node)) visit(node);
  return cycles.sort();
}
