/** Something that a person has entered. */
export interface PersonalValue {
  /** Where it stands in the request, such as `basicInfo.email`: what may be printed in place of the value. */
  readonly name: string;
  readonly value: string;
  /** Of a hash: what it was made of. Whoever has the same has the same hash. */
  readonly of?: string;
  /** Whether no other text can have it by chance. */
  readonly isUnique?: boolean;
}

/** What a request says about the visit, and not about the person. */
const OF_THE_VISIT = [
  'businessName',
  'serviceIds',
  'dateTime',
  'locationNumber',
  'licensureState',
  'followupAppointment',
  'consentVersions',
];

/** Shorter answers, such as Yes, stand in too many places to say anything. Of a person's own details one letter is too short. */
const isLongEnough = ({ name, value }: PersonalValue): boolean =>
  value.length >= (name.startsWith('basicInfo.') ? 2 : 4);

/** Each text that the requests have about a person, and each hash, once. */
export function personalValues(
  requests: readonly unknown[],
  hashes: readonly PersonalValue[],
): readonly PersonalValue[] {
  const values = requests.flatMap((request) => leaves(request)).filter(isLongEnough);
  return [...new Map([...values, ...hashes].map((each) => [each.value.toLowerCase(), each])).values()];
}

function leaves(value: unknown, path: readonly string[] = []): readonly PersonalValue[] {
  if (typeof value === 'string') return [{ name: path.join('.'), value: value.trim() }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    path.length === 0 && OF_THE_VISIT.includes(name) ? [] : leaves(member, [...path, name]),
  );
}
