/** Where a second question begins in the sentence of the first. */
const further =
  /,? (?:and|or) (?:(?:from|by|until|at|in|on|to|for|of|with|after|before|over) )?(?:who|whom|whose|what|which|how|when|where|why|whether|may|is|are|does|do|can|must|has|have|should|would)\b[^?]*(?=\?)/i
const behindColon = /: (?:who|what|which|how|when|where)\b[^?]*(?=\?)/i
const secondSentence = /(?<=\?)\s.*$/s

/** A question that asks one thing: what follows the first is left for another day, and can be asked by itself. */
export const oneAsk = (question: string) => {
  const first = question.replace(secondSentence, '')
  const cut = first.replace(further, '')
  return cut.split(' ').length >= 2 ? cut.replace(behindColon, '') : first
}
