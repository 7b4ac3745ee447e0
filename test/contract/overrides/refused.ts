import { at, type Change, of, replaced, reserving, search } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

/** Gives a refusal another code that `openapi.json` has for its status. */
const code =
  (of: string, by: string): Change =>
  (answer) =>
    answer.status === 200 ? undefined : replaced(`"code":"${of}"`, `"code":"${by}"`)(answer, NO_REQUEST);

const NO_REQUEST = { method: '', url: '', headers: {}, body: '' };

/** Servers that refuse what they must, but say another reason, or forget what comes beside the body. */
export const refused: readonly OverrideCase[] = [
  [
    'a missing banner as an unknown one',
    'licensure-states without the banner',
    code('missingBanner', 'unknownBanner'),
    'sense',
    '/errors/0/code',
  ],
  [
    'a last day before the first as a window too long',
    'search-time-slots a last day before',
    search(code('invalidWindow', 'windowTooLong')),
    'sense',
    '/errors/0/code',
  ],
  [
    'a missing member as one too many',
    'validate-address /address: without cityTown',
    of('POST', 'v1/address-validations', code('required', 'additionalProperties')),
    'sense',
    '/errors/0/code',
  ],
  [
    'broken fields that anybody may keep',
    'search-clinics /page: pattern',
    at('/tlc/api/clinic/search', (answer) =>
      answer.status === 400 ? { ...answer, headers: { ...answer.headers, 'cache-control': 'max-age=9' } } : undefined,
    ),
    'headers',
    'cache-control',
  ],
  [
    'any tenant at the other path',
    'validate-address an unknown tenant, at its other path',
    at('/tlc/api/location/validateaddress', (answer) => ({ ...answer, status: 200 })),
    'status',
    'status',
  ],
  [
    'one field more at the other path',
    'list-services one field more, at its other path',
    of('GET', 'v1/services/location', (answer) => ({ ...answer, status: 200 })),
    'status',
    'status',
  ],
  [
    'many levels as a fault of the server',
    'collect-events a body of a thousand levels',
    at('/analytics', (answer) => (answer.status === 400 ? { ...answer, status: 500 } : undefined)),
    'status',
    'status',
  ],
  [
    'a tenant by its beginning',
    'licensure-states an unknown tenant',
    (answer, { headers }) => (headers['x-tenant'] === 'thelittleclinicx' ? { ...answer, status: 200 } : undefined),
    'status',
    'status',
  ],
  [
    'a text as the whole request, as a fault of the server',
    'validate-address request: type',
    of('POST', 'v1/address-validations', (answer, { body }) =>
      body === '"x"' ? { ...answer, status: 500 } : undefined,
    ),
    'status',
    'status',
  ],
  [
    'a key of two words',
    'create-reservation an Idempotency-Key of two words',
    reserving((answer) => ({ ...answer, status: 200 })),
    'status',
    'status',
  ],
  [
    'the address of a patient in a refusal',
    'validate-address /address/cityTown: maxLength',
    of('POST', 'v1/address-validations', replaced(/"message":"[^"]*"/, '"message":"no 1 Main Street"')),
    'privacy',
    '',
  ],
];
