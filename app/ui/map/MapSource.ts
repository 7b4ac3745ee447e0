/**
 * Which map is shown. `waiting`: this is not known yet, and the map is blank. Google's map needs a key, and a map id
 * for its markers; if it fails, the built-in one replaces it.
 */
export type MapSource =
  | { readonly kind: 'builtIn' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'google'; readonly key: string; readonly mapId: string };
