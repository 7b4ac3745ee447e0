import { compileWizard } from '#engine';
import { knownNames } from '../../app/content/forms/knownNames.ts';
import { withVariants } from '../../app/content/forms/openForms.ts';
import { compilePrescreens } from '../check/checks/compilePrescreens.ts';
import { buildConfiguration } from '../check/read/buildConfiguration.ts';
import type { CheckedDocuments } from '../check/read/CheckedDocuments.ts';
import type { AskedPlan } from './AskedPlan.ts';

/** Whether the questions are wanted: those of a wanted prescreen, or wanted ones that no prescreen names. */
function isAsked({ prescreens }: CheckedDocuments, id: string, isWanted: (name: string) => boolean): boolean {
  const naming = prescreens.filter(({ document }) => document.questions === id);
  return naming.length === 0 ? isWanted(`eligibility-questions/${id}`) : naming.some(({ name }) => isWanted(name));
}

/**
 * Everything that asks guests something, compiled, by the name of its document: form configurations, prescreens, and the
 * forms and questionnaires that no document names. What does not compile is left out; the content check reports it.
 *
 * @param isWanted whether a document is compiled, by its name; all are when absent
 */
export function compileAsked(
  read: CheckedDocuments,
  isWanted: (name: string) => boolean = () => true,
): ReadonlyMap<string, AskedPlan> {
  const definitions = [...read.definitions, ...read.variants];
  const naming = [...read.configurations, ...read.prescreens].flatMap(({ document }) => document.steps);
  const alone = read.definitions
    .filter(({ document }) => naming.every(({ form }) => form !== document.id))
    .map(({ name, document: { id } }) => ({ name, document: { group: id, steps: [{ id, form: id }] } }));
  const wizards = [...read.configurations, ...alone]
    .filter(({ name }) => isWanted(name))
    .flatMap(({ name, document }): readonly AskedPlan[] => {
      const configuration = { name, document: withVariants(document) };
      const compiled = compileWizard(configuration, definitions, knownNames);
      return compiled.ok ? [{ name, wizard: compiled.value, configuration }] : [];
    });
  const { prescreens, questionnaires } = compilePrescreens({
    ...read,
    prescreens: read.prescreens.filter(({ name }) => isWanted(name)),
    questionnaires: read.questionnaires.filter(({ id }) => isAsked(read, id, isWanted)),
  });
  const asked: readonly AskedPlan[] = [
    ...wizards,
    ...prescreens.map(({ name, document, plan: { wizard, questions, services, priorAnswers } }) => ({
      name,
      ...(wizard && { wizard, configuration: { name, document: withVariants(buildConfiguration(document)) } }),
      ...(questions && { questions }),
      end: { services, priorAnswers },
    })),
    ...questionnaires.map((questions) => ({ name: questions.document, questions })),
  ];
  return new Map(asked.map((each) => [each.name, each]));
}
