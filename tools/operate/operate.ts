import { audit } from './audit.ts';
import { backup } from './backup.ts';
import { doctor } from './doctor/doctor.ts';
import { forget } from './forget.ts';
import { keys } from './keys.ts';
import type { Command, Terminal } from './Terminal.ts';

const commands: Readonly<Record<string, Command>> = { audit, backup, doctor, forget, keys };

const overview = `npm run operate -- COMMAND

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(6)}   ${summary}`)
  .join('\n')}

npm run operate -- COMMAND --help says more. Commands use the database of DATABASE_URL or DATA_DIR.`;

const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

/** Runs a command of an operator. @returns the exit code: 0 only where it is done */
export async function operate([name = '', ...args]: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    terminal.print(overview);
    return asksForHelp([name]) ? 0 : 2;
  }
  if (asksForHelp(args)) {
    terminal.print(command.help);
    return 0;
  }
  try {
    return (await command.run(args, terminal)) ? 0 : 1;
  } catch (error) {
    terminal.print(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
