import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cmd, Copy, DockerfileParser, Env, From, type Instruction, Run } from 'dockerfile-ast';

const root = join(import.meta.dirname, '../../../..');

/** The container file of the operators, with what it keeps out of images beside it. */
export const containerfile = join(root, 'docs/topology/Containerfile');

export const listInstructions = (): readonly Instruction[] =>
  DockerfileParser.parse(readFileSync(containerfile, 'utf8')).getInstructions();

/** An image, as far as it can be made without a container engine: its files in a folder, and how it starts. */
export interface Image {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly remove: () => void;
}

/** Follows the container file on the last commit, with the Node of this machine; each stage is a folder. */
export function makeImage(): Image {
  const parent = mkdtempSync(join(tmpdir(), 'stepwell-image-'));
  const context = makeContext(parent);
  const environment: Record<string, string> = {};
  let command: readonly string[] = [];
  let folder = context;
  for (const instruction of listInstructions()) {
    if (instruction instanceof From) {
      folder = join(parent, instruction.getBuildStage() ?? 'image');
      mkdirSync(folder);
    } else if (instruction instanceof Copy) copy(instruction, folder, { context, parent });
    else if (instruction instanceof Run) run(instruction.getRawArgumentsContent() ?? '', folder);
    else if (instruction instanceof Env)
      for (const property of instruction.getProperties()) environment[property.getName()] = property.getValue() ?? '';
    else if (instruction instanceof Cmd) command = instruction.getJSONStrings().map((text) => text.getJSONValue());
  }
  return { folder, environment, command, remove: () => rmSync(parent, { recursive: true, force: true }) };
}

/** The files of the repository, without those that no image gets. */
function makeContext(parent: string): string {
  const context = join(parent, 'context');
  execFileSync('git', ['clone', '--quiet', root, context]);
  for (const path of readFileSync(`${containerfile}.dockerignore`, 'utf8').trim().split('\n'))
    rmSync(join(context, path), { recursive: true, force: true });
  return context;
}

/** Every stage works in one folder, and a copy of a stage takes all of it. */
function copy(instruction: Copy, folder: string, { context, parent }: { context: string; parent: string }): void {
  const stage = instruction.getFromFlag()?.getValue();
  const paths = instruction.getArguments().map((argument) => argument.getValue());
  const target = join(folder, paths.at(-1) ?? '');
  for (const source of paths.slice(0, -1)) {
    const from = stage ? join(parent, stage) : join(context, source);
    const isWhole = Boolean(stage) || source === '.';
    cpSync(from, isWhole ? target : join(target, from.slice(from.lastIndexOf('/') + 1)), { recursive: true });
  }
}

function run(command: string, cwd: string): void {
  const { NODE_ENV: _, ...environment } = process.env;
  execFileSync('sh', ['-c', command], { cwd, env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
}
