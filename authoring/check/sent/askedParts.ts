import { escapeName, type FormPlan, type JsonSchema, type PagePlan } from '#engine';

/** A field of a form, or a member of a group: whatever has an answer of its own. */
export interface AskedPart {
  readonly name: string;
  /** The names that lead to its answer. */
  readonly names: readonly string[];
  /** JSON Pointer to its schema in the form. */
  readonly pointer: string;
  /** What it is in the booking request, where it says so. */
  readonly meaning?: string;
  /** Its value is computed. `shown`: guests see it, because it has a title. */
  readonly computed?: 'shown' | 'unseen';
  /** A line of a payload sends it, or a part of it. */
  readonly isSent: boolean;
  /** The page says that it is not sent on purpose. */
  readonly isNotSent: boolean;
  /** It is a choice among what the app offers, such as vaccines, and the app takes it. */
  readonly isChosenFrom: boolean;
}

/** Everything that a form asks. A list is one part. */
export const askedParts = (form: FormPlan): readonly AskedPart[] =>
  form.pages.flatMap((page, index) =>
    Object.entries(page.schema.properties).flatMap(([name, schema]) =>
      partsOf(schema, [name], `/pages/${index}/schema/properties/${escapeName(name)}`).map((part) => ({
        ...part,
        name: part.names.at(-1) ?? '',
        isSent: form.payload.some(({ from }) => isWithin(from, part.names) || isWithin(part.names, from)),
        isNotSent: page.notSent.some((each) => isWithin(part.names, each)),
        isChosenFrom: part.names.length === 1 && offersVaccines(page, name),
        ...(page.computes.has(name) && { computed: schema.title === undefined ? 'unseen' : 'shown' }),
      })),
    ),
  );

type Part = Pick<AskedPart, 'names' | 'pointer' | 'meaning'>;

const partsOf = ({ properties, meaning }: JsonSchema, names: readonly string[], pointer: string): readonly Part[] =>
  properties === undefined
    ? [{ names, pointer, ...(meaning !== undefined && { meaning }) }]
    : Object.entries(properties).flatMap(([name, member]) =>
        partsOf(member, [...names, name], `${pointer}/properties/${escapeName(name)}`),
      );

const isWithin = (names: readonly string[], around: readonly string[]): boolean =>
  around.every((name, at) => names[at] === name);

/** The prescreen takes the services of its search from such a field. */
function offersVaccines({ uiSchema }: PagePlan, field: string): boolean {
  const own = uiSchema[field];
  return isUiSchema(own) && own['ui:choices'] === 'vaccines';
}

const isUiSchema = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
