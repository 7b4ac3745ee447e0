import { expect, test } from 'vitest';
import { checkHeaders } from '../../../contract/check/checkHeaders.ts';

const right = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const answered = (more: object, setCookies: readonly string[] = [], isHttps = false, status = 200) =>
  checkHeaders({
    kind: 'answered',
    status,
    contentType: 'application/json',
    text: '{}',
    beside: { headers: { ...right, ...more }, setCookies, isHttps },
  });

const guest = 'stepwell_guest=b; Path=/; HttpOnly; SameSite=Lax';

test.each([
  ['a reply that may be kept', answered({ 'cache-control': 'max-age=60' }), 'cache-control'],
  ['a type that is guessed', answered({ 'x-content-type-options': '' }), 'x-content-type-options'],
  ['a cookie that scripts read', answered({}, ['a=b; SameSite=Lax']), 'set-cookie'],
  ['a cookie that other sites send', answered({}, ['a=b; HttpOnly; SameSite=None']), 'set-cookie'],
  ['a cookie that goes without https', answered({}, ['a=b; HttpOnly; SameSite=Lax'], true), 'set-cookie'],
  [
    'a cookie for one version',
    answered({}, ['a=b; Path=/appointment-management/v1; HttpOnly; SameSite=Lax']),
    'set-cookie',
  ],
  ['a guest who is forgotten while holding a time', answered({}, [`${guest}; Max-Age=60`]), 'set-cookie'],
  ['a guest who is forgotten before', answered({}, [`${guest}; Expires=Thu, 01 Jan 2026 00:00:00 GMT`]), 'set-cookie'],
  ['a reply that any site may read', answered({ 'access-control-allow-origin': '*' }), 'access-control-allow-origin'],
  ['a number of the request that is no word', answered({ 'x-request-id': 'Kit (Mozilla)' }), 'x-request-id'],
  [
    'a 503 that says a date',
    answered({ 'retry-after': 'Sun, 29 Nov 2026 00:00:00 GMT' }, [], false, 503),
    'retry-after',
  ],
  ['a 503 that says nothing of when', answered({}, [], false, 503), 'retry-after'],
])('finds %s', (_what, violation, path) => {
  expect(violation?.path).toBe(path);
});

test('accepts what openapi.json describes, and shows no value of a cookie', () => {
  expect(answered({}, ['a=b; Path=/; HttpOnly; Secure; SameSite=Strict'], true)).toBeUndefined();
  expect(answered({}, ['a=b; Path=/gateway/v1; HttpOnly; SameSite=Lax'])).toBeUndefined();
  expect(answered({}, [guest, `${guest}; Max-Age=86400`])).toBeUndefined();
  expect(JSON.stringify(answered({}, ['guest=SECRET; Path=/SECRET']))).not.toContain('SECRET');
});
