import { useMemo } from 'react';
import { type FieldPathId, toFieldPathId } from '../../rjsf/rjsf.ts';
import type { FieldRegistry } from '../FormContext.ts';

/**
 * The paths of a group's members or a list's entries. Each is the same object every time; otherwise all of them would
 * render when one changes.
 */
export function usePaths(
  parent: FieldPathId,
  { globalFormOptions }: FieldRegistry,
): (name: string | number) => FieldPathId {
  return useMemo(() => {
    const paths = new Map<string | number, FieldPathId>();
    return (name) => {
      const path = paths.get(name) ?? toFieldPathId(name, globalFormOptions, parent);
      paths.set(name, path);
      return path;
    };
  }, [parent, globalFormOptions]);
}
