/** Characters of an answer to an open question, or of the correction of an assumption. */
export const longestAnswer = 4000
