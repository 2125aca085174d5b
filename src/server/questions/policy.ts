import { rulingKey } from '#server/compose/apply-rulings.ts'

/** Identifies a question in all versions by its text, as its answer does. */
export const questionKey = (words: string) => rulingKey(words)
