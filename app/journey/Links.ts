import { type FlowName, flows } from './flows.ts';

/** The addresses of the pages that screens lead to. The shell passes them; a screen takes the few that it needs. */
export interface Links {
  readonly main: string;
  /** Where a search of the dietitian flow begins: at its questions. */
  readonly dietitian: string;
  readonly benefitCodes: string;
  readonly prescreen: (step: number) => string;
  /** The times, of a visit or to which an appointment can be moved. */
  readonly result: string;
  /** Where the time of a follow-up is picked. */
  readonly followup: string;
  readonly schedule: string;
  readonly reschedule: string;
  readonly confirmation: string;
  /** The page that the link in a mail opens. */
  readonly cancel: (id: string, code: string) => string;
  /** The same page without an appointment: it says how to cancel without the link of a mail. */
  readonly cancelHelp: string;
  readonly canceled: string;
  readonly instantVaccine: (locationId: string) => string;
  /** Where the vaccines of a walk-in are chosen. */
  readonly instantVaccineSelection: (locationId: string) => string;
  readonly clinicLocator: string;
  readonly clinicDetails: (divisionNumber: string, storeNumber: string) => string;
  readonly clinicLocations: string;
  readonly clinicServices: string;
  readonly clinicBilling: string;
  /** A page of content, by the id of its document. */
  readonly contentPage: (id: string) => string;
}

/** Where a search of the flow begins: on the main page, or for dietitians on their questions. */
export const searchStart = (
  flow: FlowName | undefined,
  { main, dietitian }: Pick<Links, 'main' | 'dietitian'>,
): string => (flow !== undefined && flows[flow].entry === 'dietitian' ? dietitian : main);
