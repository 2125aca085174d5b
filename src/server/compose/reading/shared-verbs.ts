import type { PeopleMention } from './listed-people.ts'
import type { ReadStatement } from './find-systems.ts'
import type { Token } from './tokens.ts'

type Placed = PeopleMention & { first: number; last: number }

/** Between two of them stand the verb of the first and what the second does it at: “signs, above 20 %”. */
const verbAndCase =
  /^(?: (?:must|shall|should|may|can|will|has to|have to))? \p{Ll}+(?: [^.;,]{1,30})?,(?: and| but)? (?:above|over|below|under|beyond|from|up to|for|in|at|after|on|within|during)\b[^.;,]{1,30} (?:the |our |its |an? )$/u

/** “Up to 500 the clerk signs, above that the bursar”: the verb is not said again. */
export function shareVerbs(found: Placed[], { text }: ReadStatement, tokens: Token[]) {
  found.forEach((one, index) => {
    const next = found[index + 1]
    if (one.uses !== true || next === undefined || next.uses !== undefined) return
    const between = text.slice(tokens[one.last]?.end, tokens[next.first]?.start)
    const behind = text.slice(tokens[next.last]?.end, (tokens[next.last]?.end ?? 0) + 8)
    if (between.length < 90 && verbAndCase.test(between) && /^(?:[.;,]|$| and\b)/.test(behind)) next.uses = true
  })
}
