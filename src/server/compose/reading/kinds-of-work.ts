import type { Token } from './tokens.ts'

/** “the mining inspectorate”, “Drilling companies”: behind an article or at the beginning, the word says what kind they are. */
export const isKindOfWork = (tokens: Token[], at: number) => {
  const [before, word] = [tokens[at - 1], tokens[at]]
  const isBegun =
    before === undefined || before.text === '.' || /^(?:the|our|each|every|all|an?|by|for|two|three)$/.test(before.lower)
  return (
    isBegun &&
    /\p{L}{3}ing$/u.test(word?.lower ?? '') &&
    !/^(?:existing|remaining|following|using|including|having|being|according|regarding|during|missing|incoming|outgoing|waiting|participating|contracting|working|training|allowing|helping|letting|giving|asking)$/.test(
      word?.lower ?? '',
    )
  )
}
