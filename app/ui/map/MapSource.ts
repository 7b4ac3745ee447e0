/**
 * Whose map is shown. `waiting`: it is not known yet, and the ground is blank. Google's map needs a key, and a map's id
 * for its markers; where it fails the built-in one takes its place.
 */
export type MapSource =
  | { readonly kind: 'builtIn' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'google'; readonly key: string; readonly mapId: string };
