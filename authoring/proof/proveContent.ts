import { compileWizard, type Place } from '#engine';
import { knownNames } from '../../app/content/forms/knownNames.ts';
import { withVariants } from '../../app/content/forms/stepForm.ts';
import type { FormConfiguration } from '../../schemas/generated/content/forms/form-config.js';
import { categoriesByState, flowsOf } from '../check/checks/categoriesOf.ts';
import { compilePrescreens } from '../check/checks/compilePrescreens.ts';
import { byPlace, type FilePlace, type Finding, sorted } from '../check/findings/Finding.ts';
import { locate } from '../check/findings/locate.ts';
import { isPutIn } from '../check/origin/isPutIn.ts';
import type { ReadWritten } from '../check/origin/originOf.ts';
import { writtenIn } from '../check/origin/writtenIn.ts';
import type { CheckedDocuments } from '../check/read/CheckedDocuments.ts';
import { configurationOf } from '../check/read/configurationOf.ts';
import type { DocumentFile } from '../check/read/DocumentFile.ts';
import { documentOfPath, type KnownFile } from '../check/read/documentOfPath.ts';
import { readChecked } from '../check/read/readChecked.ts';
import { proveWizard } from './forms/proveWizard.ts';
import type { Proof, ProofProblem, Tally } from './ProofProblem.ts';
import { provePrescreen } from './prescreen/provePrescreen.ts';
import { proveQuestionnaire } from './questions/proveQuestionnaire.ts';
import { bookingContract } from './request/bookingContract.ts';
import type { RequestContract } from './request/RequestContract.ts';
import { toldOnce } from './request/toldOnce.ts';

export interface ContentProof {
  readonly findings: readonly Finding[];
  readonly tally: Tally;
}

/** All that can be proven wrong with the documents of one content root that compile; the check tells which do not. */
export async function proveContent(files: readonly DocumentFile[]): Promise<ContentProof> {
  const known = files.flatMap((file): readonly KnownFile[] => {
    const found = documentOfPath(file.path);
    return found === undefined ? [] : [{ file, ...found }];
  });
  const read = await readChecked(known);
  const written = writtenIn(known);
  const proofs = [...proveConfigurations(read, written, bookingContract()), ...provePrescreens(read, written)];
  return {
    findings: sorted(
      [
        ...toldOnce(
          proofs.flatMap(({ problems }) => problems),
          written,
        ),
        ...undecided(proofs.flatMap(({ tally }) => tally.open)),
      ].flatMap((problem) => findingOf(problem, known)),
    ),
    tally: {
      decided: proofs.reduce((sum, { tally }) => sum + tally.decided, 0),
      open: proofs.flatMap(({ tally }) => tally.open),
    },
  };
}

/** What the proof could not decide, once for each place: silence would be taken for a proof. */
function undecided(open: readonly Place[]): readonly ProofProblem[] {
  const counts = new Map<string, { readonly place: Place; readonly count: number }>();
  for (const place of open) {
    const key = `${place.document}#${place.pointer}`;
    counts.set(key, { place, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].map(({ place, count }) => ({
    ...place,
    code: 'undecided',
    severity: 'warning',
    message: `The proof could not decide ${count === 1 ? 'a question' : `${count} questions`} about this: what is compared here has more values than it tries.`,
  }));
}

/** Every configuration with its forms, and every form that is named by nothing. */
function proveConfigurations(
  read: CheckedDocuments,
  written: ReadWritten,
  contract: RequestContract,
): readonly Proof[] {
  const definitions = [...read.definitions, ...read.variants];
  const naming = [...read.configurations, ...read.prescreens].flatMap(({ document }) => document.steps);
  const alone = read.definitions
    .filter(({ document }) => naming.every(({ form }) => form !== document.id))
    .map(({ document: { id } }) => ({ name: 'alone', document: { group: 'alone', steps: [{ id, form: id }] } }));
  const configurations: readonly { readonly name: string; readonly document: FormConfiguration }[] = [
    ...read.configurations,
    ...alone,
  ];
  return configurations.flatMap(({ name, document }) => {
    const configuration = { name, document: withVariants(document) };
    const plan = compileWizard(configuration, definitions, knownNames);
    const flows = read.schedulers.flatMap((scheduler) => flowsOf(scheduler.document, document.group));
    const booking = name === 'alone' ? undefined : { contract, flows };
    if (!plan.ok) return [];
    const compiled = {
      configuration,
      definitions,
      plan: plan.value,
      isPutIn: (place: Place) => isPutIn(place, written),
    };
    return [proveWizard(compiled, knownNames, booking)];
  });
}

function provePrescreens(read: CheckedDocuments, written: ReadWritten): readonly Proof[] {
  const definitions = [...read.definitions, ...read.variants];
  const { prescreens, questionnaires } = compilePrescreens(read);
  return [
    ...prescreens.map(({ name, document, plan: { wizard, ...plan } }) => {
      const configuration = { name, document: withVariants(configurationOf(document)) };
      const forms = wizard ?? { group: plan.type, steps: [] };
      const byState = read.schedulers
        .flatMap(({ document }) => categoriesByState(document))
        .flatMap(({ category, config }) => (config.prescreenType === plan.type ? [category] : []));
      return provePrescreen(
        { ...plan, configuration, definitions, plan: forms, byState, isPutIn: (place) => isPutIn(place, written) },
        knownNames,
      );
    }),
    ...questionnaires.map((questions) => proveQuestionnaire(questions, knownNames)),
  ];
}

function findingOf(problem: ProofProblem, known: readonly KnownFile[]): readonly Finding[] {
  const { code, severity, message, witness, excluding } = problem;
  const place = filePlace(problem, known);
  if (place === undefined) return [];
  const reasons = excluding?.flatMap(({ words, ...at }) => {
    const there = filePlace(at, known);
    return there === undefined ? [] : [{ ...there, words }];
  });
  return [
    {
      ...place,
      severity,
      code,
      message,
      ...(witness !== undefined && { witness }),
      ...(reasons !== undefined && reasons.length > 0 && { excluding: [...reasons].sort(byPlace) }),
    },
  ];
}

function filePlace({ document, pointer }: Place, known: readonly KnownFile[]): FilePlace | undefined {
  const owner = known.find(({ name }) => name === document)?.file;
  return owner && { file: owner.file, ...locate(owner.text, pointer) };
}
