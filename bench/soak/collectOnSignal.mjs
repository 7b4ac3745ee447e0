/** Loaded before a server that is measured: collects its garbage when the system tells it to. Needs `--expose-gc`. */
process.on('SIGUSR2', () => globalThis.gc());
