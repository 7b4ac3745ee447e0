/**
 * Watches whether the guest leaves the page. Chromium cuts the calls under way before `pagehide`, so `beforeunload`
 * tells it first; phones have `pagehide` alone. Whoever touches the page after all has stayed, as after a download.
 */
export function watchLeaving(): () => boolean {
  let isLeaving = false;
  const listen = (names: readonly string[], value: boolean) => {
    const set = () => {
      isLeaving = value;
    };
    for (const name of names) window.addEventListener(name, set, true);
  };
  listen(['beforeunload', 'pagehide'], true);
  listen(['pageshow', 'pointerdown', 'keydown'], false);
  return () => isLeaving;
}
