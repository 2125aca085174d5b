import { isRoleNoun, isSingleRole } from './role-nouns.ts'
import { touches, type Token } from './tokens.ts'
import { baseOf } from './verb-forms.ts'

/** Plurals of roles that are verbs too: “the engineer monitors the line”. */
const verbsToo = /^(?:leads|heads|monitors|guards|pilots|judges|hosts|masters|coaches|grooms|partners)$/
const isNext = (token: Token | undefined, next: Token | undefined) =>
  token !== undefined && next !== undefined && next.start - token.end === 1

/** “the school nurse”: of two names of roles the second is meant; “the pilot report” names nobody. */
export function isModifier(tokens: Token[], at: number): boolean {
  const [token, next, article] = [tokens[at], tokens[at + 1], tokens[at - 1]]
  if (token === undefined) return false
  // “a planner built in 2012”, “Microsoft Teams”: things.
  if (isSingleRole(token.lower) && /^(?:built|bought|programmed|installed|coded|hosted)$/.test(next?.lower ?? '')) return true
  if (token.text === 'Teams' && at > 0 && !/^[.!?:;|•-]$/.test(tokens[at - 1]?.text ?? '')) return true
  if (token.lower === 'pilot' && isTrial(tokens, at)) return true
  if (!isNext(token, next) || next === undefined) return false
  const isSingle = isSingleRole(token.lower)
  if (isRoleNoun(next.lower))
    return !(isSingle && verbsToo.test(next.lower) && /^(?:the|each|every|an?|our)$/.test(article?.lower ?? ''))
  return isSingle && isSingleRole(next.lower) && !(baseOf(next.text) !== undefined && /^\p{Ll}/u.test(next.text))
}

/** A pilot that does nothing and that nothing is done by is a trial. */
const isTrial = (tokens: Token[], at: number) =>
  !(
    /^(?:the|an?|each|every)$/.test(tokens[at - 1]?.lower ?? '') &&
    (/^(?:by|to|for|until|before|once|when)$/.test(tokens[at - 2]?.lower ?? '') ||
      (baseOf(tokens[at + 1]?.text ?? '') ?? '') !== '' ||
      /^(?:must|shall|should|may|can|will|has)$/.test(tokens[at + 1]?.lower ?? ''))
  ) && !/^(?:harbour|sea|air|river|marine|ship|line|test|helicopter)$/.test(tokens[at - 1]?.lower ?? '')

/** “the deputy recorder”: the word behind a rank is the role, known or not. */
export function isQualified(tokens: Token[], at: number): boolean {
  const [rank, role] = [tokens[at], tokens[at + 1]]
  return (
    /^(?:deputy|assistant|vice|chief|senior|junior|trainee)$/.test(rank?.lower ?? '') &&
    isNext(rank, role) &&
    role?.is === 'word' &&
    !touches(role, tokens[at + 2]?.text === '-' ? tokens[at + 2] : undefined) &&
    /\p{L}{3}(?:er|or|ist|ian|ant|ent|eer|man|ar|ess|ard|eve|ive)$/u.test(role.lower) &&
    baseOf(role.text) === undefined
  )
}
