/** Characters of an answer to an open question, or of what holds instead of an assumption. */
export const longestAnswer = 4000
