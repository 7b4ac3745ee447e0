import { escapeName } from '#engine';
import { notesData } from '../../../app/content/generated/forms/notesData.ts';
import { contentPage } from '../../../app/content/generated/texts/contentPage.ts';
import { serviceExtraProperties } from '../../../app/content/generated/texts/serviceExtraProperties.ts';
import { canBeBooked } from '../../../app/journey/services/categoryConfig.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../jsonParts.ts';
import { listCategories } from '../checks/NamedCategory.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { findSchemaFile } from '../read/schemaFiles.ts';
import { entriesOfServices } from '../services/entriesOfServices.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

type Read = Pick<CheckedDocuments, 'schedulers' | 'configurations' | 'definitions' | 'broken'>;

/** With fewer others it may be chance that all of them have a member. */
const enough = 4;

/**
 * Reports what may be left out, and is left out in one place alone, so that it was probably lost: a member that all
 * siblings of an entry have, a setting that all other configurations give to the forms that know it, and categories
 * without their entry in a document that has one for all others.
 */
export const checkLeftOut = (
  documents: readonly ParsedDocument[],
  read: Read,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] => [
  ...documents.flatMap(({ file: { kind, name: document }, document: value }) =>
    !isRead(kind.name) || read.broken.has(document)
      ? []
      : lackingIn(value, '', kind.name === contentPage.name ? '/blocks' : undefined).map((found) => ({
          document,
          ...found,
        })),
  ),
  ...settingsLeftOut(read),
  ...partsOfConfigurations(read),
  ...categoriesLeftOut(documents, read, services),
];

/** Whether guests read its documents. The parts of forms are of many kinds, and what each needs is known to other checks. */
const isRead = (kind: string): boolean => findSchemaFile(kind).includes('/texts/');

type Found = Omit<AuthoringProblem, 'document'>;

/** @param except a list whose entries need not be alike */
function lackingIn(value: unknown, pointer: string, except: string | undefined): readonly Found[] {
  const entries = listMembers(value).filter(([name]) => name !== '$schema');
  const inner = entries.flatMap(([name, member]) => lackingIn(member, `${pointer}/${escapeName(name)}`, except));
  const paths = entries.map(([, entry]) => new Set(pathsOf(entry)));
  if (entries.length <= enough || pointer === except || paths.some(({ size }) => size === 0)) return inner;
  const all = [...new Set(paths.flatMap((own) => [...own]))];
  const lost = all.flatMap((path) => {
    const [only, ...more] = entries.filter((_, index) => paths[index]?.has(path) === false);
    return only === undefined || more.length > 0 ? [] : [{ path, name: only[0] }];
  });
  return [
    ...inner,
    ...lost
      // An entry that lacks several of them was written with less.
      .filter(({ name }) => lost.filter((each) => each.name === name).length === 1)
      .map(({ path, name }): Found => {
        const message = `All others beside this have "${path}", and it has none.`;
        return { pointer: `${pointer}/${escapeName(name)}`, code: 'settings-contradict', message };
      }),
  ];
}

/** The members of an entry, and those of its objects. */
const pathsOf = (entry: unknown): readonly string[] =>
  Array.isArray(entry)
    ? []
    : listMembers(entry).flatMap(([name, member]) =>
        Array.isArray(member) ? [name] : [name, ...listMembers(member).map(([below]) => `${name}/${below}`)],
      );

/** A setting of a step that all other steps set, and to one value, whose forms know it. */
const settingsLeftOut = ({ configurations, definitions }: Read): readonly AuthoringProblem[] => {
  const steps = configurations.flatMap(({ name: document, document: { steps } }) =>
    steps.map(({ form, settings = {} }, step) => ({
      document,
      pointer: `/steps/${step}`,
      settings,
      known: Object.keys(definitions.find(({ id }) => id === form)?.document.settings ?? {}),
    })),
  );
  return [...new Set(steps.flatMap(({ known }) => known))].flatMap((name): readonly AuthoringProblem[] => {
    const taking = steps.filter(({ known }) => known.includes(name));
    const [only, ...more] = taking.filter(({ settings }) => settings[name] === undefined);
    const values = new Set(taking.flatMap(({ settings }) => settings[name] ?? []));
    if (only === undefined || more.length > 0 || taking.length <= enough || values.size !== 1) return [];
    const { document, pointer } = only;
    const message = `All other steps whose forms know the setting "${name}" set it to ${JSON.stringify([...values][0])}, and this one leaves it out.`;
    return [{ document, pointer, code: 'settings-contradict', message }];
  });
};

/** What all other configurations say of themselves, and of their first step. */
const partsOfConfigurations = ({ configurations }: Read): readonly AuthoringProblem[] =>
  ['submit', 'steps/0/hints/before'].flatMap((path): readonly AuthoringProblem[] => {
    const [only, ...more] = configurations.filter(
      ({ document }) => path.split('/').reduce<unknown>(readMember, document) === undefined,
    );
    if (only === undefined || more.length > 0 || configurations.length <= enough) return [];
    const message = `All other form configurations have "${path}", and this one has none.`;
    return [{ document: only.name, pointer: '/steps', code: 'settings-contradict', message }];
  });

/** Of the categories that are alike, one alone has no entry: of those that can be booked, and of those with the tag. */
const categoriesLeftOut = (
  documents: readonly ParsedDocument[],
  { schedulers }: Read,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  schedulers.flatMap(({ document: configs }) => {
    // One that is misspelled, or the default, has no service.
    const categories = listCategories(configs).filter(({ category }) =>
      services.some(({ groupName }) => groupName.trim() === category),
    );
    const needs = [
      {
        kind: serviceExtraProperties.name,
        path: 'groups',
        alike: categories.filter(({ config }) => canBeBooked(config)),
      },
      { kind: notesData.name, path: 'reasons', alike: categories.filter(({ config }) => config.withCareTag === true) },
    ];
    return needs.flatMap(({ kind, path, alike }) =>
      documents
        .filter(({ file }) => file.kind.name === kind)
        .flatMap(({ file: { name: document }, document: value }): readonly AuthoringProblem[] => {
          const has = new Set(listMembers(readMember(value, path)).map(([category]) => category));
          // A document of services that speaks of none of a new category may not be finished.
          const spoken = entriesOfServices(value, services).flatMap(({ services: own }) =>
            own.map(({ groupName }) => groupName.trim()),
          );
          const [only, ...more] = alike.filter(
            ({ category }) => !has.has(category) && (spoken.length === 0 || spoken.includes(category)),
          );
          if (only === undefined || more.length > 0 || alike.length < enough) return [];
          const message = `"${only.category}" has no entry here, and all other categories like it have one (scheduler-config-2022, ${only.pointer}).`;
          return [{ document, pointer: `/${path}`, code: 'settings-contradict', message }];
        }),
    );
  });
