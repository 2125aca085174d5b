import { capitalised } from './phrases.ts'

/** Where a second question begins in the sentence of the first. */
const further =
  /,? (?:and|or) (?=(?:(?:from|by|until|at|in|on|to|for|of|with|after|before|over) )?(?:who|whom|whose|what|which|how|when|where|why)\b)|, (?:and|or) (?=(?:may|is|are|does|do|can|must|has|have|should|would)\b)|(?<=\?)\s/i

/** Each thing that a sentence asks as a question of its own, the one that matters most first. */
export const asksOf = (question: string): string[] =>
  question
    .split(further)
    .filter((part) => part.trim().split(' ').length >= 2)
    .map((part) => `${capitalised(part.trim().replace(/[?,]+$/, ''))}?`)
