import { existsSync, readFileSync } from 'node:fs';
import { Cmd, Copy, Env } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { environmentNames } from '../../../../reference-backend/configuration/environmentNames.ts';
import { containerfile, listInstructions } from './Image.ts';

test('the container file has nothing that its linter finds', () => {
  expect(validate(readFileSync(containerfile, 'utf8'))).toEqual([]);
});

test('it copies and starts files that are there, and sets variables that the server knows', () => {
  const instructions = listInstructions();
  const copied = instructions.flatMap((each) =>
    each instanceof Copy && !each.getFromFlag() ? each.getArguments().slice(0, -1) : [],
  );
  const started = instructions.flatMap((each) => (each instanceof Cmd ? each.getJSONStrings().slice(-1) : []));
  const files = [...copied.map((each) => each.getValue()), ...started.map((each) => each.getJSONValue())];
  const ignored = readFileSync(`${containerfile}.dockerignore`, 'utf8').trim().split('\n');
  const names = instructions.flatMap((each) =>
    each instanceof Env ? each.getProperties().map((property) => property.getName()) : [],
  );

  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !existsSync(file) || ignored.includes(file.split('/')[0] ?? ''))).toEqual([]);
  expect(names.filter((name) => !environmentNames.some((known) => known === name))).toEqual([]);
});
