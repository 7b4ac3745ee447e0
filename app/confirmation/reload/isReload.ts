/** Whether the guest reloaded this page, rather than coming to it by an address, a link, Back or Forward. */
export const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
