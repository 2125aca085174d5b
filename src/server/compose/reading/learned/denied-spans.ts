/** Words that only seem to deny: they bound, add or ask. */
const seeming =
  /\b(?:no|not) (?:later|more|less|fewer|earlier|longer|slower|older|higher|lower|only|just|least|yet|over|under|above|below|exceeding)\b|\bnot to exceed\b|\bnot exceed\b|\bno\. ?\d|\bwithout (?:exceptions?|fail|delay|doubt)\b|\bno (?:exceptions?|doubt|matter)\b|\bif not\b|\bwhether or not\b|\bnothing but\b|\bnone other\b/gi
const negator =
  /\b(?:no|not|never|nobody|nothing|none|nowhere|neither|nor|without|cannot|can['’]t|won['’]t|don['’]t|doesn['’]t|mustn['’]t|isn['’]t|aren['’]t|free of|instead of|rather than|refrain\w* from|avoid\w*|no longer|(?:cut off|disconnected|isolated|separated|barred|closed off) from|independent of|forbids?|prohibits?|excludes?|rules? out|bans?|refuses?|kein\w*)\b/gi
const behind =
  /\b(?:is|are|was|were|be|being|remains?|stays?)? ?(?:strictly |expressly |absolutely |entirely |hereby )?(?:forbidden|prohibited|excluded|ruled out|banned|refused|disallowed|unacceptable|out of the question|abolished|dropped)\b/gi
/** Where what is denied ends: a mark, or a word that turns or goes on with something else. */
const end =
  /[.;:!?–—()]|,? but\b|, (?:so|and|as|which|who|that is|then|it|they|we|all|each|every)\b|\b(?:and|or) (?:each|every|all|the|an?|our|it|we|they|is|are|must|shall|has|have|can|may|will)\b|\b(?:because|since|although|while|whereas)\b/i
const longest = 90

type Span = readonly [start: number, end: number]

/** The stretches of a text in which something is denied. */
export function deniedSpans(text: string): Span[] {
  const told = text.replace(seeming, (words) => '·'.repeat(words.length))
  const after = [...told.matchAll(negator)].map(({ index, 0: words }): Span => {
    const from = index + words.length
    const stop = end.exec(told.slice(from, from + longest))
    return [from, from + (stop?.index ?? longest)]
  })
  const before = [...told.matchAll(behind)].map(({ index }): Span => {
    const clause = told.slice(Math.max(0, index - longest), index)
    const start = Math.max(clause.lastIndexOf('. '), clause.lastIndexOf('; '), clause.lastIndexOf(', '), clause.lastIndexOf(': '))
    return [index - clause.length + start + 1, index]
  })
  return [...after, ...before]
}
