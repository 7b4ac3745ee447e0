/**
 * The prescreen whose vaccine checklist is also used at the counter, so that its rules and texts are written only once.
 */
export const walkInPrescreen = 'vaccines';
