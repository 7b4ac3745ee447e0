import { at, booking, type Change } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

/** Names the patient in a header, as a server does that writes it into its log. */
const tellsMail = booking((answer, { body: sent }) => {
  const { basicInfo }: { readonly basicInfo: { readonly email: string } } = JSON.parse(sent);
  return { ...answer, headers: { ...answer.headers, 'x-appointment-for': basicInfo.email } };
});

/** Lets every page read whose origin is `null`. */
const letsNobodysPages: Change = (answer, { headers }) =>
  headers.origin === 'null'
    ? { ...answer, headers: { ...answer.headers, 'access-control-allow-origin': 'null' } }
    : undefined;

/** Takes what it would have refused as a wrong code. */
const takesAnyCode = at('/appointment-management/v2/appointments', (answer) =>
  answer.status === 404 ? { ...answer, status: 200 } : undefined,
);

/** What strangers learn, or may do, by an answer that keeps to its schema. */
export const secrets: readonly OverrideCase[] = [
  [
    "a patient's mail address in a header",
    'schedule-appointment only the required fields',
    tellsMail,
    'privacy',
    'x-appointment-for',
  ],
  ...['list-services asked by', 'cancel-appointment announced by a browser for'].map(
    (which): OverrideCase => [
      `a call that pages without an origin may use: ${which.split(' ')[0]}`,
      `${which} a page without an origin`,
      letsNobodysPages,
      'headers',
      'access-control-allow-origin',
    ],
  ),
  [
    'a first appointment that the code of the second cancels',
    'cancel-appointment of the first of a pair with the code of the second',
    takesAnyCode,
    'status',
    'status',
  ],
  [
    'a first appointment that the code of the second moves',
    'reschedule-appointment of the first of a pair with the code of the second',
    takesAnyCode,
    'status',
    'status',
  ],
];
