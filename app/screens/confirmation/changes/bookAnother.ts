import type { FlowName, Provider } from '../../../journey/index.ts';
import { confirmationMessages } from '../../../messages/confirmation.ts';
import type { ConfirmationLinks } from '../ConfirmationLinks.ts';

/** The way to a next appointment of the same kind (document 2, section 2). */
export function bookAnother(
  flow: FlowName,
  { providerId }: Pick<Provider, 'providerId'>,
  links: Pick<ConfirmationLinks, 'main' | 'dietitian' | 'instantVaccineSelection'>,
): { readonly label: string; readonly to: string } {
  switch (flow) {
    case 'DIETITIAN':
      return { label: confirmationMessages.bookTelenutrition, to: links.dietitian };
    case 'INSTANT_VACCINE':
      return { label: confirmationMessages.getAnotherVaccine, to: links.instantVaccineSelection(providerId) };
    default:
      return { label: confirmationMessages.bookAnother, to: links.main };
  }
}
