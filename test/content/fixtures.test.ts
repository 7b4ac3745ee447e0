import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../authoring/check/checkContent.ts';
import { formatProblem } from '../../authoring/check/problems/formatReport.ts';
import { findDocumentByPath } from '../../authoring/check/read/findDocumentByPath.ts';
import { checkDeployment } from '../../schemas/generated/api/deployment/reply.js';
import { contentFiles, contentRoot } from './contentFiles.ts';

const deployment: unknown = JSON.parse(readFileSync(join(contentRoot, '../deployment.json'), 'utf8'));

describe('the shipped documents', () => {
  it('pass the content check', async () => {
    expect((await checkContent(contentFiles)).map(formatProblem)).toEqual([]);
  });

  it.each(contentFiles.map(({ path }) => path))('%s is read by the app', (path) => {
    expect(findDocumentByPath(path)?.kind.name).toBeTypeOf('string');
  });

  it.each(contentFiles.map(({ path, text }) => ({ path, text })))('$path names its schema for the editor', (file) => {
    const { $schema }: { $schema?: string } = JSON.parse(file.text);
    const schema = resolve(contentRoot, dirname(file.path), String($schema));
    expect(schema.startsWith(join(contentRoot, '../../schemas/content'))).toBe(true);
    expect(basename(schema)).toBe(`${findDocumentByPath(file.path)?.kind.name}.json`);
    expect(existsSync(schema)).toBe(true);
  });
});

describe('the shipped deployment', () => {
  it('is one', () => {
    expect(checkDeployment(deployment)).toBe(true);
  });

  it('asks the content API first for every document that an author may edit', () => {
    expect(deployment).toHaveProperty('forceFetchFromAPI', ['*']);
  });
});
