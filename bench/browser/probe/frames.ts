/** Resolves two frames later, when everything that was in the document is on the screen. */
export const frames = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
