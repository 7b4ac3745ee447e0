import type { StepAnswers } from './StepAnswers.ts';

const every = (answer: boolean) => ({
  haveFever: answer,
  haveCovid19Symptoms: answer,
  isPregnant: answer,
  haveOpenWound: answer,
  haveAllergies: answer,
  hadReaction: answer,
  hadReactionToGelatinOrAntiBioticOintment: answer,
  beenWarnedAboutVaccinesOutsideMedicalSetting: answer,
  haveHistoryOfFainting: answer,
  hadPhysical: answer,
  haveLongTermMedicalConditions: answer,
  haveImmuneSystemProblem: answer,
  takesImmunoSuppressants: answer,
  hadSeizures: answer,
  haveNeuroDisorders: answer,
  hadVaccinesPreviously: answer,
  recentVaccines: answer,
  hadBloodProducts: answer,
});

export const medicalInformation: StepAnswers = {
  minimal: every(false),
  settings: { preventContinueIfYesOnCovid: false },
  maximal: {
    ...every(true),
    allergies: [{ name: 'Eggs' }, { name: 'Latex' }],
    medicalConditions: [{ name: 'Asthma' }],
    immunoSuppressants: [{ name: 'Prednisone' }, { name: 'Methotrexate' }],
    recentVaccinationDetails: [
      { name: 'Flu', lastTakenDate: '2027-02-10' },
      { name: 'Tetanus', lastTakenDate: '2027-02-20' },
    ],
    bloodProductDetails: [{ name: 'Plasma', dose: '250 ml', lastTakenDate: '2026-09-01' }],
  },
};
