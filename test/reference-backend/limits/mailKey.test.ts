import { expect, test } from 'vitest';
import { mailKey } from '../../../reference-backend/limits/mailKey.ts';

test.each(['Pat.Doe@Example.com', 'patdoe@example.com', 'pat.doe+flu@example.com', 'p.a.t.d.o.e+a+b@example.com'])(
  '%s is one mailbox with its other spellings',
  (address) => expect(mailKey(address)).toBe(mailKey('pat.doe@example.com')),
);

test.each(['pat.do@example.com', 'pat.doe@example.org', 'patdoe@examplecom', 'pat@doe@example.com'])(
  '%s is another mailbox',
  (address) => expect(mailKey(address)).not.toBe(mailKey('pat.doe@example.com')),
);
