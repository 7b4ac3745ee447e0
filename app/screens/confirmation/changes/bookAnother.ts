import { type FlowName, flows, type Provider } from '../../../journey/index.ts';
import { confirmationMessages } from '../../../messages/confirmation.ts';
import type { ConfirmationLinks } from '../ConfirmationLinks.ts';

/** The way to a next appointment of the same kind (CONFIRM-10, CONFIRM-11). */
export function bookAnother(
  flow: FlowName,
  { providerId }: Pick<Provider, 'providerId'>,
  links: Pick<ConfirmationLinks, 'main' | 'dietitian' | 'instantVaccineSelection'>,
): { readonly label: string; readonly to: string } {
  switch (flows[flow].entry) {
    case 'dietitian':
      return { label: confirmationMessages.bookTelenutrition, to: links.dietitian };
    case 'pharmacy':
      return { label: confirmationMessages.getAnotherVaccine, to: links.instantVaccineSelection(providerId) };
    case 'main':
      return { label: confirmationMessages.bookAnother, to: links.main };
  }
}
