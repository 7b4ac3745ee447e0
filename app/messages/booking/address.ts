/** The dialog that offers a corrected address beside the one that was typed (ADDRESS-3). */
export const addressMessages = {
  title: 'Check the address',
  text: 'We found a slightly different address from the one you entered.',
  prompt: 'Which address should we use?',
  suggested: 'Suggested address',
  entered: 'Address you entered',
  county: 'County: {county}',
  noneSelected: 'You must select an address.',
  edit: 'Edit address',
} as const;
