import { escapeName, evaluateCondition, initialState, pathFor } from '#engine';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { CompiledPrescreen } from '../checks/compilePrescreens.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { formatService } from '../services/entriesOfServices.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { listWords } from '../words/wordStems.ts';
import { exchangedServices } from './exchangedServices.ts';
import { findExchanged } from './findExchanged.ts';
import type { ServiceTexts } from './ServiceTexts.ts';

/**
 * Reports two entries of a list, each about some services, whose texts seem to be those of the other: they speak of what
 * the questions ask those guests who come for the other's services.
 *
 * @param reported problems of exchanged words that are known already
 */
export function checkServiceTexts(
  documents: readonly ParsedDocument[],
  prescreens: readonly CompiledPrescreen[],
  { questionnaires }: Pick<CheckedDocuments, 'questionnaires'>,
  services: readonly ServiceType[],
  reported: readonly AuthoringProblem[],
): readonly AuthoringProblem[] {
  const questions = new Map(
    services.map((service) => [
      service.id,
      prescreens.flatMap((prescreen) => askedFor(service, prescreen, questionnaires)),
    ]),
  );
  const asked = new Map(
    services.map(({ id, name }) => [id, [name, ...(questions.get(id) ?? []).flatMap(textsIn)].join(' ')]),
  );
  return documents.flatMap((parsed) => {
    const { name: document, file } = parsed.file;
    if (!file.text.includes('"serviceIds"') || reported.some((problem) => problem.document === document)) return [];
    return listsOfEntries(parsed, services, asked).flatMap((entries): readonly AuthoringProblem[] => {
      const whole = exchangedIn(entries).map(([one, other]): AuthoringProblem => {
        const names = [one, other].map((entry) => entry.services.map(formatService).join(', '));
        const message = `What stands here for ${names[0]} speaks of ${names[1]}, and what stands there (${other.pointer}) of the first: each has what guests of the other are asked for.`;
        return { document, pointer: one.pointer, code: 'swapped-words', message };
      });
      if (whole.length > 0) return whole;
      return exchangedServices(entries, ({ id }) => questions.get(id) ?? []).map(({ at, message }) => ({
        document,
        pointer: `${at.pointer}/serviceIds`,
        code: 'swapped-words',
        message,
      }));
    });
  });
}

/** Whole entries of one category, else single members: what to bring, what comes afterwards. */
function exchangedIn(entries: readonly ServiceTexts[]): readonly (readonly [ServiceTexts, ServiceTexts])[] {
  const areAlike = (one: ServiceTexts, other: ServiceTexts): boolean =>
    one.services[0]?.groupName === other.services[0]?.groupName;
  const whole = findExchanged(entries, areAlike);
  if (whole.length > 0) return whole;
  const members = [...new Set(entries.flatMap(({ members }) => [...members.keys()]))];
  return members.flatMap((member) =>
    findExchanged(
      entries.flatMap((entry) => {
        const words = entry.members.get(member);
        return words === undefined ? [] : [{ ...entry, pointer: `${entry.pointer}/${member}`, words }];
      }),
      areAlike,
    ),
  );
}

/** The questions that a guest is asked who comes for a service, and leaves the choices as they are filled in. */
function askedFor(
  came: ServiceType,
  { document, plan: { wizard, questions, services } }: CompiledPrescreen,
  questionnaires: CheckedDocuments['questionnaires'],
): readonly unknown[] {
  if (wizard === undefined || questions === undefined) return [];
  if (!services.some(({ serviceIds }) => serviceIds.includes(came.id))) return [];
  const context = { services: [{ id: came.id, name: came.name.trim(), category: came.groupName.trim() }] };
  const path = pathFor(wizard, initialState(wizard, context).answers, context);
  const steps = Object.fromEntries(path.map(({ step, scope }) => [step.id, scope.answers]));
  const asked = questionnaires.find(({ id }) => id === document.questions)?.document.questions ?? [];
  return questions.questions.flatMap(({ id, skipWhen }) => {
    const isSkipped =
      skipWhen !== undefined && evaluateCondition(skipWhen, { answers: {}, settings: {}, context, steps }) === true;
    return isSkipped ? [] : (asked.find((question) => question.id === id) ?? []);
  });
}

/** The texts of a question: what is asked, and what is said to its answers. */
const textsIn = (value: unknown): readonly string[] =>
  listMembers(value).flatMap(([name, member]) => {
    if (typeof member !== 'string')
      return ['answers', 'messages'].includes(name) || Array.isArray(value) ? textsIn(member) : [];
    return ['title', 'description', 'text', 'message'].includes(name) ? [member] : [];
  });

function listsOfEntries(
  { document, texts }: ParsedDocument,
  services: readonly ServiceType[],
  asked: ReadonlyMap<number, string>,
): readonly (readonly ServiceTexts[])[] {
  const visit = (value: unknown, pointer: string): readonly (readonly ServiceTexts[])[] => {
    const entries = listMembers(value).flatMap(([at, entry]): readonly ServiceTexts[] => {
      const ids = listMembers(readMember(entry, 'serviceIds')).map(([, id]) => id);
      const own = services.filter(({ id }) => ids.includes(id));
      if (own.length === 0) return [];
      const place = `${pointer}/${at}`;
      const said = texts().filter((text) => text.pointer.startsWith(`${place}/`));
      return [
        {
          pointer: place,
          services: own,
          words: listWords(said.map(({ text }) => text).join(' ')),
          members: new Map(
            listMembers(entry).map(([member]) => {
              const own = said.filter((text) => `${text.pointer}/`.startsWith(`${place}/${escapeName(member)}/`));
              return [member, listWords(own.map(({ text }) => text).join(' '))];
            }),
          ),
          about: listWords(own.map(({ id }) => asked.get(id)).join(' ')),
        },
      ];
    });
    const inner = listMembers(value).flatMap(([name, member]) => visit(member, `${pointer}/${escapeName(name)}`));
    return entries.length > 1 ? [entries, ...inner] : inner;
  };
  return visit(document, '');
}
