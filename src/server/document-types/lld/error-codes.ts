import type { Solution } from '#server/solution/solution.ts'
import { capitalised } from '../english.ts'

type Interface = Solution['interfaces'][number]

export type InterfaceError = {
  code: string
  /** HTTP status, or the status of the same meaning in another protocol. */
  status: number
  meaning: string
  /** What the caller does next. */
  next: string
}

const decides = 'Reads the present state and decides'
const byWords: [RegExp, number, string][] = [
  [/changed meanwhile|columns changed|\b(?:taken|overlap|merged|legal hold)\b|gap in log|step not allowed/i, 409, decides],
  [
    /no plan|too little|too many candidates|\b(?:outside|unclear|unreadable|not released|check failed)\b/i,
    422,
    'Does not repeat; asks a person',
  ],
  [/\b(?:file|format) refused\b/i, 415, 'Does not repeat; sends an accepted format'],
  [/degraded|fallback|partial|stale/i, 200, 'Uses the answer, marked as such'],
  [/schema version|invalid|wrong type|missing attribute/i, 400, 'Does not repeat; corrects the request'],
  [/too old|before what is kept/i, 410, 'Asks for a later time'],
  [/no support|no passage|no match/i, 422, 'Does not repeat; shows the offer that comes with it'],
  [/not allowed|forbidden|no (?:grant|right)|not permitted|opted out|refused|denied/i, 403, 'Does not repeat; asks for the role'],
  [/\b(?:hold|agreement) ended\b/i, 410, 'Begins again'],
  [/\b(?:version|release|link|offer|upload|cursor)\b[^:]{0,20}\bexpired/i, 410, 'Reads the present one and begins again'],
  [/unauthenticated|signed? in|expired/i, 401, 'Signs in again, once'],
  [
    /unknown|not found|nothing found|\bnone\b|missing record|no (?:such|row|former|channel|rule)/i,
    404,
    'Does not repeat; corrects the reference',
  ],
  [/too many|busy|quota|limit (?:of calls|reached)|throttl/i, 429, 'Waits as told, then repeats'],
  [/conflict|already|duplicate|newer/i, 409, decides],
  [/too large/i, 413, 'Sends it in smaller pieces'],
  [/cancelled|timed? ?out|limit of time|memory/i, 504, 'Narrows the request before it repeats'],
  [
    /closed|away|\bfull\b|not written|not yet|unavailable|down|(?:un|not )reachable|not ready|try again|later/i,
    503,
    'Waits and repeats; offers the other way meanwhile',
  ],
]

/** The first words, without those that lead to a word cut off. */
const slug = (words: string) =>
  words
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, 4)
    .join('-')
    .replace(/(-(the|an?|of|from|to|in|by|for|is|was|and|or|with))+$/, '') ?? 'failed'

/** An error as the facts word it (`Unknown table`, `Busy: the quota is used up`) with a code and a status; what no rule knows is the caller's mistake. */
export function readError(words: string): InterfaceError {
  const [head = words, rest] = words.split(/:\s+/, 2)
  const [, status, next] = byWords.find(([pattern]) => pattern.test(words)) ?? [/./, 400, 'Does not repeat; corrects the request']
  return { code: slug(head), status, meaning: capitalised(rest ?? head), next }
}

/** Every error of an interface once, with the operations that answer it. */
export function errorsOf({ operations }: Interface): (InterfaceError & { operations: string[] })[] {
  const byCode = new Map<string, InterfaceError & { operations: string[] }>()
  for (const { name, errors } of operations)
    for (const error of errors.map(readError)) {
      const known = byCode.get(error.code)
      if (known) known.operations.push(name)
      else byCode.set(error.code, { ...error, operations: [name] })
    }
  return [...byCode.values()]
}
