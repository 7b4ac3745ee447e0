import { expect, test } from 'vitest';
import { mailboxOf } from '../../../reference-backend/limits/mailKey.ts';

test.each(['Pat.Doe@Example.com', 'patdoe@example.com', 'pat.doe+flu@example.com', 'p.a.t.d.o.e+a+b@example.com'])(
  '%s is one mailbox with its other spellings',
  (address) => expect(mailboxOf(address)).toBe(mailboxOf('pat.doe@example.com')),
);

test.each(['pat.do@example.com', 'pat.doe@example.org', 'patdoe@examplecom', 'pat@doe@example.com'])(
  '%s is another mailbox',
  (address) => expect(mailboxOf(address)).not.toBe(mailboxOf('pat.doe@example.com')),
);
