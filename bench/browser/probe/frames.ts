/** Two frames later, what was in the document before is on the screen. */
export const frames = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
