import { readFileSync } from 'node:fs';

/** The variables whose text may stand in a file instead, which `NAME_FILE` names. `readDataKeys` reads its own. */
const inFiles = ['DATABASE_URL', 'DATABASE_READ_URL', 'SMTP_URL', 'MAP_KEY', 'OTEL_EXPORTER_OTLP_HEADERS'] as const;

export const secretNames = [...inFiles, 'DATA_KEYS'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment with the secrets that are in files, without white space around them.
 * @throws Error that names the variable, and nothing of the secret
 */
export function withSecrets(environment: Environment): Environment {
  const secrets = inFiles.flatMap((name) => {
    const path = environment[`${name}_FILE`];
    if (!path) return [];
    if (environment[name]) throw new Error(`${name}_FILE and ${name} are both set: set one of them`);
    return [[name, readSecret(`${name}_FILE`, path)] as const];
  });
  return secrets.length === 0 ? environment : { ...environment, ...Object.fromEntries(secrets) };
}

function readSecret(name: string, path: string): string {
  try {
    const text = readFileSync(path, 'utf8').trim();
    if (text !== '') return text;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    throw new Error(`${name} ${path} cannot be read: ${code}`);
  }
  throw new Error(`${name} ${path} is empty`);
}
