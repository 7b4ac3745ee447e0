const yesNo = (title: string) => ({ type: 'boolean', title }) as const;

/**
 * What search and prescreen may tell the forms after them, so that nobody is asked twice: the names that `known` of a
 * prescreen may give, and that rules read as `context.known`. JSON Schema.
 */
export const priorAnswersSchema = {
  type: 'object',
  title: 'What the guest has said before, in search and prescreen',
  properties: {
    date: { type: 'string', title: 'The day that the guest looks for', format: 'date' },
    dateOfBirth: { type: 'string', title: 'The date of birth of the patient', format: 'date' },
    sexAssignedAtBirth: { type: 'string', title: 'Male or Female' },
    state: { type: 'string', title: 'Two-letter code of the state that the guest is in' },
    medicareBeneficiaryIdNumber: { type: 'string', title: 'The number on the Medicare card' },
    hasMedicaid: yesNo('Whether the patient has Medicaid'),
    hasMedicare: yesNo('Whether the patient has Medicare'),
    isPregnant: yesNo('Whether the patient is pregnant'),
    hadReaction: yesNo('Whether the patient had a serious reaction after a vaccine'),
    haveNeuroDisorders: yesNo('Whether the patient has a disorder of brain or nerves'),
    hadVaccinesPreviously: yesNo('Whether the patient had any vaccine before'),
    recentVaccines: yesNo('Whether the patient had a vaccine in the last 4 weeks'),
  },
} as const;
