import {
  type CovidVaccinesToggle,
  checkCovidVaccinesToggle,
} from '../../../../schemas/generated/content/settings/covid-vaccines-toggle.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** Which vaccines the vaccine selection leaves out (SEARCH-24). */
export const covidVaccinesToggle: DocumentKind<CovidVaccinesToggle> = {
  name: 'covid-vaccines-toggle',
  path: 'covid-vaccines-toggle/1.0.0/scheduler/covid-vaccines-toggle.json',
  check: checkCovidVaccinesToggle,
};
