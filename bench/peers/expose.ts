import type { MountedForm, MountPeer, PeerPage } from './MountPeer.ts';

/** Makes a page of one peer ready to be measured. The page has one form at a time. */
export function expose(mountPeer: MountPeer): void {
  let mounted: MountedForm | undefined;
  const page: PeerPage = {
    // The element is looked up only now: the browser's own objects for the first element then count as part of every
    // form.
    mount: (form) => {
      const root = document.getElementById('root');
      if (!root) throw new Error('index.html has no element #root');
      mounted = mountPeer(root, form);
    },
    input: (key) => mounted?.input(key) ?? null,
    option: (key, value) => mounted?.option(key, value) ?? null,
    submit: () => mounted?.submit() ?? null,
    errorCount: () => mounted?.errorCount() ?? 0,
    error: (key) => mounted?.error(key) ?? '',
    value: (key) => mounted?.value(key),
  };
  Object.assign(window, { __bench: page });
}
