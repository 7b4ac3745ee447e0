import { runCommand } from './run/runCommand.ts';
import { stopOnInterrupt } from './run/stopOnInterrupt.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  print: console.log,
  printError: console.error,
  showProgress: (text) => {
    if (process.stderr.isTTY) process.stderr.write(text);
  },
  isStopped: stopOnInterrupt(console.error),
});
