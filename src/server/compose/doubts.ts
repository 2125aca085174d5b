import type { Solution } from '#server/solution/solution.ts'

/** How a question begins that one document’s words have left. */
export const doubtMark = 'To be checked in “'

/** The facts alone, without what one document's words left to be checked. */
export const withoutDoubts = (solution: Solution): Solution => ({
  ...solution,
  questions: solution.questions.filter(({ text, source }) => source.from !== 'model' || !text.startsWith(doubtMark)),
})
