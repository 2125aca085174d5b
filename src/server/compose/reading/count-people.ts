import type { ReadStatement } from './find-systems.ts'
import { readNumber } from './read-numbers.ts'
import { isOrganisationNoun, isOutsider } from './role-nouns.ts'
import type { Token } from './tokens.ts'

/** Those who are counted work with it, if they are the client's own and do not build it. */
export const isCounted = (
  count: number | undefined,
  { head, isAlone }: { head: string; isAlone: boolean },
  { isOut, text }: ReadStatement,
) =>
  count !== undefined &&
  !isOut &&
  !isOutsider(head) &&
  !isOrganisationNoun(head) &&
  !/^(?:developers?|engineers?|consultants?|trainers?|testers?|architects?|dbas?|directors?)$/.test(head) &&
  !(isAlone && head === 'staff') &&
  !/\b(?:supplier|bidder|contractor|offeror|tenderer|vendor|trainers?|reference)\b/i.test(text.slice(0, 300))

export function countBefore(tokens: Token[], first: number) {
  for (let back = 1; back <= 3; back++) {
    const number = readNumber(tokens, first - back, { decimalComma: false })
    // “above 500 the bursar signs”: the number is of something else.
    const isOther = number?.next === first - 1 && /^(?:the|an?|our|their)$/.test(tokens[first - 1]?.lower ?? '')
    if (number !== undefined && !isOther && number.next >= first - 1 && number.next <= first && number.value >= 1)
      return number.value
  }
  return undefined
}

export function countBehind(tokens: Token[], at: number) {
  const open = /^[(:]$/.test(tokens[at + 1]?.text ?? '') ? readNumber(tokens, at + 2, { decimalComma: false }) : undefined
  return open !== undefined &&
    !/^(?:%|per|and|or|-|–|:)$/.test(tokens[open.next]?.lower ?? ',') &&
    /^(?:[),;.]|in|on|at|of|with)$/.test(tokens[open.next]?.lower ?? ',')
    ? open.value
    : undefined
}
