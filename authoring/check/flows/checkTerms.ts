import type { Place } from '#engine';
import { findDocument } from '../../../app/content/catalogue.ts';
import type { CompiledContent } from '../checks/checkCompiled.ts';
import { meantFields } from '../meanings/MeantField.ts';
import { isMeantBy } from '../meanings/requestMeanings.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { describeUse, type FlowUse, flowUses } from './FlowUse.ts';

/** A part of a consent that guests read, and where a form takes it. */
interface Terms {
  /** As `flow-requirements` writes it: `general-consent#/consentToTreat/text`. */
  readonly part: string;
  readonly pointer: string;
}

/** A consent or signature with other terms than a flow needs; `tell` says so of those who are asked for it. */
interface OtherTerms extends Place {
  readonly tell: string;
}

/**
 * Holds what guests read where they give a consent, or sign, to the terms that `flow-requirements` names for it: a
 * signature below the terms of another consent agrees to that one.
 *
 * @param swapped what is found already of references in each other's place
 */
export function checkTerms(
  { wizards }: Pick<CompiledContent, 'wizards'>,
  { requirements, schedulers }: Pick<CheckedDocuments, 'requirements' | 'schedulers'>,
  swapped: readonly Pick<AuthoringProblem, 'document'>[],
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const found = new Map<string, OtherTerms & { readonly who: FlowUse[] }>();
  const uses = requirements.flatMap(({ document }) =>
    schedulers.flatMap((scheduler) => flowUses(scheduler.document, document)),
  );
  for (const use of uses) {
    const { terms = {} } = use.needs;
    const steps = wizards.find(({ plan }) => plan.group === use.group)?.plan.steps ?? [];
    for (const { document, form } of steps) {
      if (swapped.some((problem) => problem.document === document)) continue;
      for (const field of meantFields(form))
        for (const [meaning, part] of Object.entries(terms)) {
          if (part === undefined || !isMeantBy(meaning, field.meaning)) continue;
          const other = otherTerms(document, field.pointer, part, atOrigin);
          if (other === undefined) continue;
          const told = { ...other, tell: `"${field.names.join('/')}" ("${field.meaning}") ${other.tell}` };
          const key = JSON.stringify(told);
          const { who } = found.get(key) ?? { who: [] };
          found.set(key, { ...told, who: [...who, use] });
        }
    }
  }
  return [...found.values()].map(({ document, pointer, tell, who }) => ({
    document,
    pointer,
    code: 'not-as-required',
    message: `${tell} for ${describeUses(who)}.`,
  }));
}

/** A category without forms of its own goes without saying where its flow is named. */
const describeUses = (uses: readonly FlowUse[]): string => {
  const isWhole = ({ flow }: FlowUse): boolean => uses.some((use) => use.flow === flow && use.category === undefined);
  const told = uses.filter((use) => use.category === undefined || !isWhole(use)).map(describeUse);
  return [...new Set(told)].join(', ');
};

function otherTerms(
  document: string,
  field: string,
  needed: string,
  atOrigin: <T extends Place>(problem: T) => T,
): OtherTerms | undefined {
  const read = (pointer: string): Terms | undefined => {
    const origin = atOrigin({ document, pointer });
    const { kind, id } = findDocument(origin.document) ?? {};
    if (!kind?.isConsent) return undefined;
    // A form that names the kind alone has that of the banner or the step.
    const taken = id === kind.usualId ? kind.name : origin.document;
    return { part: `${taken}#${origin.pointer}`, pointer };
  };
  const page = field.split('/').slice(0, 4).join('/');
  const terms = read(`${field}/description`) ?? read(`${page}/description`);
  const demand = `flow-requirements demands "${needed}"`;
  if (terms === undefined) return { document, pointer: field, tell: `stands below no terms, and ${demand}` };
  if (terms.part !== needed)
    return { document, pointer: terms.pointer, tell: `stands below "${terms.part}", and ${demand}` };
  const question = read(`${field}/title`);
  if (question === undefined || ownerOf(question.part) === ownerOf(needed)) return undefined;
  return { document, pointer: question.pointer, tell: `asks "${question.part}", and ${demand}` };
}

/** The consent that a text is of: its question stands beside its terms. */
const ownerOf = (part: string): string => part.slice(0, part.lastIndexOf('/'));
