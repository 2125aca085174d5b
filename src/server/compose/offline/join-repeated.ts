import type { Statement } from './statement.ts'

/** What a statement says, without the words that only carry it. */
type Gist = { key: string; words: Set<string>; numbers: string; isNegated: boolean }

const carrying = new Set(
  'a an the and or of to in on at by for from with as is are be been it its this that these those there will must shall should can could may needs need has have want wants required all any each every their our we us system platform solution service able also'.split(
    ' ',
  ),
)
const alike = new Map([
  ['remain', 'stay'],
  ['kept', 'keep'],
  ['retain', 'keep'],
  ['retained', 'keep'],
  ['store', 'keep'],
  ['held', 'keep'],
  ['united', 'uk'],
  ['kingdom', 'uk'],
  ['erased', 'delete'],
  ['inside', 'within'],
])
const negation = /\b(?:not|no|never|neither|nor|without|cannot)\b|n['’]t\b/i

const kept = new WeakMap<Statement, Gist>()

/** The words that count, in one order, shortened to their stems; read once a statement. */
export function gistOf(statement: Statement): Gist {
  const known = kept.get(statement) ?? readGist(statement.text)
  kept.set(statement, known)
  return known
}

function readGist(text: string): Gist {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*%?/gu) ?? [])
    .filter((word) => !carrying.has(word) && !/^(?:not|no|never)$/.test(word))
    .map((word) => stemOf(alike.get(word) ?? word))
  const unique = new Set(words)
  const numbers = words.filter((word) => /\d/.test(word)).join(' ')
  return {
    key: `${[...unique].toSorted().join(' ')} ${numbers}`,
    words: unique,
    numbers,
    isNegated: negation.test(text),
  }
}

const stemOf = (word: string) => {
  const stem = word.length > 5 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word.replace(/s$/, '')
  return alike.get(stem) ?? stem
}

export type Joined = { statement: Statement; repeats: Statement[] }

/** Fewer words than these may well be a part of many sentences. */
const fewest = 4
/** The share of the longer sentence that the shorter one must cover. */
const share = 0.5
/** Sentences that are compared for one word; more would no longer be linear. */
const mostAlike = 12

/** Statements that say the same, in one field or in two, are one: the more specific stays and the others are remembered. */
export function joinRepeated(statements: Statement[]): Joined[] {
  const joined: (Joined & { gist: Gist })[] = []
  const byKey = new Map<string, number>()
  const byWord = new Map<string, number[]>()
  for (const statement of statements) {
    const gist = gistOf(statement)
    const key = `${gist.isNegated} ${gist.key}`
    const rare = [...gist.words].toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1)).slice(0, 3)
    const near = new Set(rare.flatMap((word) => byWord.get(word) ?? []))
    const place = byKey.get(key) ?? [...near].find((index) => covers(joined[index]!.gist, gist))
    if (place === undefined) {
      byKey.set(key, joined.length)
      for (const word of rare) {
        const known = byWord.get(word)
        if (!known) byWord.set(word, [joined.length])
        else if (known.length < mostAlike) known.push(joined.length)
      }
      joined.push({ statement, repeats: [], gist })
      continue
    }
    const known = joined[place]!
    const isMoreSpecific = gist.words.size > known.gist.words.size
    joined[place] = isMoreSpecific
      ? { statement, gist, repeats: [known.statement, ...known.repeats] }
      : { ...known, repeats: [...known.repeats, statement] }
  }
  return joined.map(({ statement, repeats }) => ({ statement, repeats }))
}

/** One says all that the other says, and neither denies the other. */
function covers(one: Gist, other: Gist): boolean {
  const [small, large] = one.words.size <= other.words.size ? [one, other] : [other, one]
  if (one.isNegated !== other.isNegated || (small.numbers !== '' && small.numbers !== large.numbers)) return false
  if (small.words.size < fewest || small.words.size < share * large.words.size) return false
  return [...small.words].every((word) => large.words.has(word))
}
