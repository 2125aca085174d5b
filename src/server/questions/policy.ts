import { rulingKey } from '#server/compose/apply-rulings.ts'

/** By which a question is known in every version: its words, as an answer to it is. */
export const questionKey = (words: string) => rulingKey(words)
