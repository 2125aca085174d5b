/** Where one demand ends and the next begins: “…; a copy stays here”, “…, but the first result stays legible”. */
const joints =
  /;\s+|\s[–—-]\s|,\s+(?:and|but|yet|nor|then)\s+|,\s+(?=(?:the|a|an|its|their|his|her|it|they|nobody|no one|nothing|never|each|every|all|no|whoever)\s|[\p{L}’'-]+\s(?:is|are|must|may|can|has|have|stays?|remains?)\s)|\s(?:and|but)\s+(?=(?:the|an?|its|their|his|her|it|they|nobody|no one|nothing|each|every|all|no|that)\s(?:[\p{L}’'-]+\s){0,4}?(?:is|are|must|may|can|cannot|has|have|gets?|stays?|remains?|shall|will|goes|sees?)\s)/iu

const fewestWords = 4
const mostHalves = 3

/** Binds somebody by itself: without such a word it only says more of what the other half demands. */
const binds =
  /\b(?:must|shall|has to|have to|needs? to|never|nobody|no one|nothing|only|until|unless|cannot|can['’]t|may not|no longer|(?:is|are) (?:\p{L}+ )?(?:recorded|logged|kept|held|told|informed|deleted|destroyed|blocked|refused))\b/iu

/** The demands of a sentence that makes more than one; none where it makes one, or too many to tell them apart. */
export function halvesOf(text: string): string[] {
  const pieces = text.split(joints).map((piece) => piece.trim())
  const halves = pieces.filter((piece) => piece.split(/\s+/).length >= fewestWords)
  return halves.length > 1 && pieces.length <= mostHalves ? halves : []
}

export const isBindingHalf = (half: string) => binds.test(half)
