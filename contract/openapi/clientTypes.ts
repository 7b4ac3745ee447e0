import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { isRecord, type JsonRecord } from '../exchange/json.ts';

/**
 * The TypeScript of a client, as somebody makes it who has the document alone: a type for each schema, and `Operations`,
 * with method, path, body and reply of each operation.
 */
export async function clientTypes(document: JsonRecord): Promise<string> {
  const { components, paths } = document;
  const schemas = isRecord(components) && isRecord(components.schemas) ? components.schemas : {};
  const operations = isRecord(paths) ? paths : {};
  const object = (properties: Readonly<Record<string, JSONSchema>>): JSONSchema => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  });
  const described = Object.entries(operations).flatMap(([path, methods]) =>
    Object.entries(isRecord(methods) ? methods : {}).flatMap(([method, operation]) => {
      if (!isRecord(operation)) return [];
      const body = jsonSchemaOf(operation.requestBody);
      const reply = isRecord(operation.responses) ? jsonSchemaOf(operation.responses['200']) : undefined;
      const facts = { method: { const: method.toUpperCase() }, path: { const: path } };
      return [
        [String(operation.operationId), object({ ...facts, ...(body && { body }), reply: reply ?? {} })] as const,
      ];
    }),
  );
  const schema = { components: { schemas }, ...object(Object.fromEntries(described)) };
  return compile(schema, 'Operations', {
    bannerComment: '',
    additionalProperties: false,
    strictIndexSignatures: true,
    unknownAny: true,
    format: false,
    ignoreMinAndMaxItems: true,
  });
}

function jsonSchemaOf(holder: unknown): JsonRecord | undefined {
  const content = isRecord(holder) ? holder.content : undefined;
  const json = isRecord(content) ? content['application/json'] : undefined;
  return isRecord(json) && isRecord(json.schema) ? json.schema : undefined;
}
