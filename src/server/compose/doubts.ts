import type { Solution } from '#server/solution/solution.ts'

/** The beginning of a question that was left over from writing one document. */
export const doubtMark = 'To be checked in “'

/** The facts without questions that were left over from writing one document. */
export const withoutDoubts = (solution: Solution): Solution => ({
  ...solution,
  questions: solution.questions.filter(({ text, source }) => source.from !== 'model' || !text.startsWith(doubtMark)),
})
