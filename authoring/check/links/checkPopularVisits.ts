import { schedulerTexts } from '../../../app/content/generated/texts/schedulerTexts.ts';
import { bookableServices } from '../../../app/journey/services/bookableServices.ts';
import { isOnMenu } from '../../../app/journey/services/isOnMenu.ts';
import { allVaccines } from '../../../app/journey/services/vaccineChoices.ts';
import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { entriesOfServices, formatService } from '../services/entriesOfServices.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';

/** Reports buttons of the search page for services that are not on its menu: the page leaves such a button out. */
export const checkPopularVisits = (
  documents: readonly ParsedDocument[],
  { schedulers }: Pick<CheckedDocuments, 'schedulers'>,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  schedulers.flatMap(({ document: configs }) => {
    const onMenu = bookableServices(services).filter((service) => isOnMenu(service, configs, allVaccines));
    return documents
      .filter(({ file: { kind } }) => kind === schedulerTexts)
      .flatMap(({ file: { name: document }, document: texts }) =>
        entriesOfServices(readMember(texts, 'popular'), services).flatMap(({ pointer, services: [own] }) => {
          if (own === undefined || onMenu.some(({ id }) => id === own.id)) return [];
          const message = `${formatService(own)} is not on the menu of appointment types, so guests would not see this button.`;
          return [{ document, pointer: `/popular${pointer}/serviceId`, code: 'unknown-service' as const, message }];
        }),
      );
  });
