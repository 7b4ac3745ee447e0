/**
 * Stands in for Google's script: it catches the script when the page adds it, and provides what the script would have
 * provided. The real service is not part of any test.
 */
export interface GoogleStandIn {
  /** Addresses of the requested scripts. */
  readonly scripts: readonly URL[];
  /** The positions to which maps were moved, in order. */
  readonly cameras: readonly Camera[];
  readonly markers: () => readonly Marker[];
  /** Does what Google's script does when it refuses the key. */
  readonly refuseKey: () => void;
  readonly remove: () => void;
}

interface Camera {
  readonly center: { readonly lat: number; readonly lng: number };
  readonly zoom: number;
}

export interface Marker extends HTMLElement {
  readonly position: { readonly lat: number; readonly lng: number };
}

/** `starts`: the script loads and works. `broken`: it does not load. `silent`: it loads but never starts. */
export function standInForGoogle(behaviour: 'starts' | 'broken' | 'silent'): GoogleStandIn {
  const scripts: URL[] = [];
  const cameras: Camera[] = [];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !node.src.startsWith('https://maps.googleapis.com/')) continue;
      scripts.push(new URL(node.src));
      if (behaviour === 'broken') node.dispatchEvent(new Event('error'));
      if (behaviour === 'starts') start(cameras);
    }
  });
  observer.observe(document.head, { childList: true });
  return {
    scripts,
    cameras,
    markers: () => [...document.querySelectorAll<Marker>('stand-in-marker')],
    refuseKey: () => window.gm_authFailure?.(),
    remove: () => observer.disconnect(),
  };
}

/** Provides the few parts of google.maps that the binding uses. */
function start(cameras: Camera[]): void {
  const maps: Record<string, unknown> = Reflect.get(window, 'google').maps;
  class StandInMap {
    readonly #node: HTMLElement;
    constructor(node: HTMLElement) {
      this.#node = node;
    }
    getDiv = () => this.#node;
    setOptions = () => undefined;
    moveCamera = (camera: Camera) => cameras.push(camera);
    addListener = () => ({ remove: () => undefined });
  }
  const libraries: Readonly<Record<string, object>> = {
    core: {},
    maps: { Map: StandInMap },
    marker: { AdvancedMarkerElement: markerClass() },
  };
  Object.assign(maps, {
    version: '3.65.1',
    Map: StandInMap,
    Settings: { getInstance: () => ({}) },
    event: { addListener: () => ({ remove: () => undefined }), clearInstanceListeners: () => undefined },
    importLibrary: async (name: string) => libraries[name],
  });
  const begin: unknown = maps.__ib__;
  if (typeof begin === 'function') begin();
}

/** Google's marker is also an element: a button, named by its title, when it can be clicked. */
function markerClass(): CustomElementConstructor {
  const known = customElements.get('stand-in-marker');
  if (known) return known;
  class StandInMarker extends HTMLElement {
    set map(map: { readonly getDiv: () => HTMLElement } | null) {
      if (map) map.getDiv().append(this);
      else this.remove();
    }
    set content(content: HTMLElement) {
      this.replaceChildren(content);
    }
    get content(): Element | null {
      return this.firstElementChild;
    }
    set gmpClickable(isClickable: boolean) {
      if (isClickable) this.setAttribute('role', 'button');
    }
    override set title(title: string) {
      this.setAttribute('aria-label', title);
    }
  }
  customElements.define('stand-in-marker', StandInMarker);
  return StandInMarker;
}
