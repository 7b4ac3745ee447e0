/**
 * The lists of the booking request that take the answer to any question, as JSON Pointers (BOOK-25): documents send new
 * answers there, and neither this code nor the call has to know them.
 */
export const labeledLists: readonly string[] = ['/questionnaire/additional'];
