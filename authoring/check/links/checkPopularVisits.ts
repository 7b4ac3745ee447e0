import { covidVaccinesToggle } from '../../../app/content/generated/settings/covidVaccinesToggle.ts';
import { schedulerTexts } from '../../../app/content/generated/texts/schedulerTexts.ts';
import { bookableServices } from '../../../app/journey/services/bookableServices.ts';
import { isOnMenu } from '../../../app/journey/services/isOnMenu.ts';
import { allVaccines, type ShownVaccines } from '../../../app/journey/services/vaccineChoices.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { entriesOfServices, formatService } from '../services/entriesOfServices.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { hasWord, listWords } from '../words/wordStems.ts';

type Fault = Pick<AuthoringProblem, 'code' | 'message' | 'severity'>;

/** A service whose name has two of the words, or more, besides those that the name of the own one has. */
function saidByWords(text: string, own: ServiceType, services: readonly ServiceType[]): ServiceType | undefined {
  const words = listWords(text);
  const shared = ({ name }: ServiceType): number => words.filter((word) => hasWord(listWords(name), word)).length;
  return services.find((service) => shared(service) >= shared(own) + 2);
}

/**
 * Reports buttons of the search page for services that are not on its menu, which it leaves out, or whose words are those of
 * another one. It is a warning where a setting has turned the service off, because the button comes back with it.
 */
export const checkPopularVisits = (
  documents: readonly ParsedDocument[],
  { schedulers }: Pick<CheckedDocuments, 'schedulers'>,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  schedulers.flatMap(({ document: configs }) => {
    const menuOf = (shown: ShownVaccines) =>
      bookableServices(services).filter((service) => isOnMenu(service, configs, shown));
    const [onMenu, shown] = [menuOf(allVaccines), menuOf(shownVaccines(documents))];
    const findFault = (entry: unknown, own: ServiceType): readonly Fault[] => {
      const words = ['label', 'detail'].map((member) => readMember(entry, member)).join(': ');
      const said = saidByWords(words, own, services);
      if (said !== undefined) {
        const message = `"${words}" has the words of ${formatService(said)}, and starts with ${formatService(own)}.`;
        return [{ code: 'name-of-another-service', message }];
      }
      if (shown.some(({ id }) => id === own.id)) return [];
      const isOff = onMenu.some(({ id }) => id === own.id);
      const why = isOff ? `is turned off by "${covidVaccinesToggle.name}"` : 'is not on the menu of appointment types';
      const message = `${formatService(own)} ${why}, so guests would not see this button.`;
      return [{ code: 'unknown-service', message, ...(isOff && { severity: 'warning' }) }];
    };
    return documents
      .filter(({ file: { kind } }) => kind === schedulerTexts)
      .flatMap(({ file: { name: document }, document: texts }) =>
        entriesOfServices(readMember(texts, 'popular'), services).flatMap(({ pointer, entry, services: [own] }) =>
          own === undefined
            ? []
            : findFault(entry, own).map((fault) => ({
                document,
                pointer: `/popular${pointer}/serviceId`,
                ...fault,
              })),
        ),
      );
  });

function shownVaccines(documents: readonly ParsedDocument[]): ShownVaccines {
  const toggle = documents.find(({ file: { kind } }) => kind === covidVaccinesToggle)?.document;
  const isShown = (name: keyof ShownVaccines): boolean => readMember(toggle, name) !== false;
  return { showCovidVaccines: isShown('showCovidVaccines'), showTwoDoseVaccines: isShown('showTwoDoseVaccines') };
}
