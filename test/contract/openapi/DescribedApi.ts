import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { textFormats } from '../../../engine/core/validation/textFormats.ts';
import { generatedFolder } from '../../../schemas/SchemaFile.ts';

/** A parameter of the query, a header or a part of the path. */
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

interface Example {
  readonly value: unknown;
}

interface Content {
  readonly content: { readonly 'application/json': { readonly examples?: Readonly<Record<string, Example>> } };
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A request and what came back, as somebody sees them who knows only HTTP. */
export interface HttpExchange {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** Undefined where the request had none, or one that is not JSON. */
  readonly body: unknown;
  readonly status: number;
  readonly reply: unknown;
}

/** The API as `openapi.json` describes it. */
export class DescribedApi {
  readonly document: Document = JSON.parse(readFileSync(join(generatedFolder, 'openapi.json'), 'utf8'));
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, formats: textFormats });
  readonly #checks = new Map<string, ValidateFunction>();

  constructor() {
    formats.default(this.#ajv);
    this.#ajv.addSchema(this.document, 'openapi');
  }

  /** Every operation with each of its refusals, as 'scheduleAppointment 409 slotTaken'. */
  get refusals(): readonly string[] {
    return Object.values(this.document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId, responses }) =>
        Object.entries(responses)
          .filter(([status]) => status !== '200')
          .flatMap(([status, { content }]) =>
            Object.keys(content['application/json'].examples ?? {}).map((code) => `${operationId} ${status} ${code}`),
          ),
      ),
    );
  }

  get operations(): readonly string[] {
    return Object.values(this.document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
  }

  /** Every body and reply, as 'scheduleAppointment 409', with the names of its examples and what is wrong with them. */
  get examples(): readonly {
    readonly of: string;
    readonly names: readonly string[];
    readonly violations: readonly string[];
  }[] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { operationId, requestBody, responses }]) => {
        const pointer = `/paths/${escapePointer(path)}/${method}`;
        const replies = Object.entries(responses).map(
          ([status, content]) => [status, `responses/${status}`, content] as const,
        );
        const bodies = requestBody ? [['body', 'requestBody', requestBody] as const] : [];
        return [...bodies, ...replies].map(([name, below, { content }]) => {
          const examples = Object.entries(content['application/json'].examples ?? {});
          const schema = `${pointer}/${below}/content/application~1json/schema`;
          return {
            of: `${operationId} ${name}`,
            names: examples.map(([example]) => example),
            violations: examples.flatMap(([, { value }]) => this.#check(schema, value)),
          };
        });
      }),
    );
  }

  /** The codes of a refusal. */
  codesOf({ reply }: HttpExchange): readonly string[] {
    const { errors = [] }: { readonly errors?: readonly { readonly code: string }[] } = Object(reply);
    return errors.map(({ code }) => code);
  }

  operationOf({ method, path }: Pick<HttpExchange, 'method' | 'path'>) {
    const found = Object.entries(this.document.paths).find(
      ([template, methods]) => method.toLowerCase() in methods && matches(template, path),
    );
    const operation = found?.[1][method.toLowerCase()];
    return found && operation && { operation, pointer: `/paths/${escapePointer(found[0])}/${method.toLowerCase()}` };
  }

  /** What the document does not say of an exchange. Of a request only one that was accepted must be as it says. */
  violationsOf(exchange: HttpExchange): readonly string[] {
    const found = this.operationOf(exchange);
    if (!found) return [`${exchange.method} ${exchange.path} is not described`];
    const { operation, pointer } = found;
    const response = operation.responses[exchange.status];
    if (!response) return [`${operation.operationId} has no status ${exchange.status}`];
    const at = `${pointer}/responses/${exchange.status}/content/application~1json/schema`;
    const accepted = exchange.status === 200 ? this.#requestViolations(exchange, operation, pointer) : [];
    return [...accepted, ...this.#check(at, exchange.reply)].map((each) => `${operation.operationId} ${each}`);
  }

  #requestViolations({ query, body }: HttpExchange, operation: Operation, pointer: string): readonly string[] {
    const parameters = operation.parameters.map((each, index) => ({ ...each, index }));
    const known = parameters.filter((each) => 'in' in each && each.in === 'query');
    const names = known.flatMap((each) => ('name' in each ? [each.name] : []));
    return [
      ...Object.keys(query).flatMap((name) => (names.includes(name) ? [] : [`query ${name} is not described`])),
      ...known.flatMap((each) => {
        if (!('name' in each)) return [];
        const value = query[each.name];
        if (value === undefined) return each.required ? [`query ${each.name} is missing`] : [];
        return this.#check(`${pointer}/parameters/${each.index}/schema`, value);
      }),
      ...(operation.requestBody ? this.#check(`${pointer}/requestBody/content/application~1json/schema`, body) : []),
    ];
  }

  #check(pointer: string, value: unknown): readonly string[] {
    const check = this.#checks.get(pointer) ?? this.#ajv.compile({ $ref: `openapi#${pointer}` });
    this.#checks.set(pointer, check);
    return check(value) ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }
}

const escapePointer = (path: string): string => path.replaceAll('~', '~0').replaceAll('/', '~1');

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
