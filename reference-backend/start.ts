import { readConfiguration } from './configuration.ts';
import { createServer } from './createServer.ts';

const server = await createServer(readConfiguration(process.env));
const address = await server.listen();
console.log(`Stepwell is ready at ${address}/health-services/scheduler`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
