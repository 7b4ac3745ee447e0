import { escapeHtml } from '../page/escapeHtml.ts';
import type { DescribedSchema, JsonContent, OpenApi, Operation, Parameter } from './OpenApi.ts';
import { referencePage } from './referencePage.ts';

/** What the calls take and give, as a page to read, made of the OpenAPI document. */
export function apiPage(api: OpenApi, nonce: string): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ address: `${method.toUpperCase()} ${path}`, operation })),
  );
  const groups = api.tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    const links = own.map(
      ({ address, operation: { operationId, summary } }) =>
        `<li><a href="#${operationId}">${escapeHtml(summary)}</a> <code>${escapeHtml(address)}</code></li>`,
    );
    return {
      contents: `<h2>${escapeHtml(capitalized(name))}</h2><p>${escapeHtml(description)}</p><ul>${links.join('')}</ul>`,
      articles: `<h2>${escapeHtml(capitalized(name))}, in full</h2>${own.map((each) => article(each.address, each.operation, api)).join('')}`,
    };
  });
  const content = [
    `<p>Version ${escapeHtml(api.info.version)}. <a href="/reference/api/openapi.json">The same as OpenAPI 3.1</a></p>`,
    ...api.info.description.split('\n\n').map((paragraph) => `<p>${text(paragraph)}</p>`),
    `<nav aria-label="Calls">${groups.map(({ contents }) => contents).join('')}</nav>`,
    ...groups.map(({ articles }) => articles),
    '<h2>Types</h2>',
    ...Object.entries(api.components.schemas).map(([name, schema]) => typeArticle(name, schema)),
  ];
  return referencePage(`${api.info.title}: calls`, content.join('\n'), nonce);
}

function article(address: string, operation: Operation, { components }: OpenApi): string {
  const { operationId, summary, description, requestBody, responses } = operation;
  const parameters = operation.parameters.map((each) =>
    '$ref' in each ? components.parameters[nameIn(each.$ref)] : each,
  );
  const body = requestBody?.content['application/json'];
  const reply = responses['200']?.content['application/json'];
  return `<article id="${operationId}">
    <h3>${escapeHtml(summary)}</h3>
    <p><code>${escapeHtml(address)}</code></p>
    ${description ? `<p>${text(description)}</p>` : ''}
    ${table(['Parameter', 'In', 'Type', 'Meaning'], parameters.flatMap(parameterRow))}
    ${body ? `<h4>Body</h4><p>${typeOf(body.schema)}</p>` : ''}
    ${exampleIn(body, 'Example of a body')}
    <h4>Reply</h4>${reply ? `<p>${typeOf(reply.schema)}</p>` : ''}
    ${exampleIn(reply, 'Example of a reply')}
    <h4>Refusals</h4>
    ${table(['Status', 'Codes'], refusalRows(responses))}
  </article>`;
}

const parameterRow = (parameter: Parameter | undefined): readonly (readonly string[])[] =>
  parameter === undefined
    ? []
    : [
        [
          `<code>${escapeHtml(parameter.name)}</code>${parameter.required ? ', required' : ''}`,
          escapeHtml(parameter.in),
          typeOf(parameter.schema),
          text(parameter.description ?? parameter.schema.description ?? '') + exampleOf(parameter),
        ],
      ];

function exampleOf({ example, examples = {}, schema }: Parameter): string {
  const values = [example, ...Object.values(examples).map(({ value }) => value), schema.examples?.[0]];
  const value = values.find((each) => each !== undefined);
  return value === undefined ? '' : ` <code>${escapeHtml(JSON.stringify(value))}</code>`;
}

/** The first example of a body or reply, folded: many are longer than what stands around them. */
function exampleIn(content: JsonContent | undefined, heading: string): string {
  const [example] = Object.values(content?.examples ?? {});
  if (example === undefined) return '';
  const value = escapeHtml(JSON.stringify(example.value, null, 2));
  return `<details><summary>${heading}</summary><pre class="code">${value}</pre></details>`;
}

const refusalRows = (responses: Operation['responses']): readonly (readonly string[])[] =>
  Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, { description, content }]) => [
      status,
      `<ul>${description
        .split('\n')
        .map((line) => `<li>${text(line.replace(/^- /, ''))}</li>`)
        .join('')}</ul>${exampleIn(content['application/json'], 'Example of a refusal')}`,
    ]);

function typeArticle(name: string, schema: DescribedSchema): string {
  const own = schema.properties ? '' : `<p>${typeOf(schema)}</p>`;
  return `<article id="type-${name}"><h3>${name}</h3><p>${text(schema.description ?? '')}</p>${own}${table(['Member', 'Type', 'Meaning'], memberRows(schema, ''))}</article>`;
}

/** The members of an object, and after each those of the objects within that have no type of their own. */
const memberRows = (
  { properties = {}, required = [] }: DescribedSchema,
  before: string,
): readonly (readonly string[])[] =>
  Object.entries(properties).flatMap(([member, each]) => {
    const name = `${before}${member}`;
    return [
      [
        `<code>${escapeHtml(name)}</code>${required.includes(member) ? ', required' : ''}`,
        typeOf(each),
        text(each.description ?? ''),
      ],
      ...memberRows(each, `${name}.`),
      ...memberRows(each.items ?? {}, `${name}[].`),
    ];
  });

function typeOf(schema: DescribedSchema): string {
  if (schema.$ref !== undefined) return `<a href="#type-${nameIn(schema.$ref)}">${nameIn(schema.$ref)}</a>`;
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.enum) return schema.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' or ');
  if (schema.const !== undefined) return `<code>${escapeHtml(String(schema.const))}</code>`;
  if (schema.items) return `list of ${typeOf(schema.items)}${limitsOf(schema)}`;
  return escapeHtml([schema.type ?? 'any value'].flat().join(' or ')) + limitsOf(schema);
}

function limitsOf(schema: DescribedSchema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, format, pattern } = schema;
  const bounds = Object.entries({
    ...{ minLength, maxLength, minimum, maximum, minItems, maxItems, pattern },
    // What nearly every text has, and the introduction explains.
    format: format === 'line' ? undefined : format,
  });
  const said = bounds.flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]));
  return said.length > 0 ? `, <code>${escapeHtml(said.join(', '))}</code>` : '';
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const head = heads.map((each) => (each ? `<th scope="col">${each}</th>` : '<td></td>')).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

const nameIn = (reference: string): string => reference.replace(/^.*\//, '');
const capitalized = (name: string): string => name.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ');

/** A text of the document, with its code in backquotes. */
const text = (markdown: string): string => escapeHtml(markdown).replace(/`([^`]+)`/g, '<code>$1</code>');
