import { mattersOf } from '../shared-matter.ts'
import type { Statement } from '../reading.ts'
import { tokenize } from '../tokens.ts'
import { deniedSpans } from './denied-spans.ts'
import { wordClass } from './word-classes.ts'

/** Characters of a statement that are compared. */
const reach = 400

/** Words that say of how much, how surely or when something holds; which of two statements has them is a sign. */
const qualifiers: Record<string, RegExp> = {
  none: /\b(?:never|nothing|nobody|no one|none|no|neither|nor|under no circumstances|at no time|whatsoever|strictly|irrevocabl\w+|by no means)\b/i,
  only: /\b(?:only|alone|exclusively|solely|sole|single|nobody else|no other|anyone but|nothing but|none but)\b/i,
  all: /\b(?:all|every|each|everyone|everybody|everything|whole|entire|any|always|both)\b/i,
  some: /\b(?:some|certain|part of|half|most|several|few|selected|sample|majority|remaining|rest)\b/i,
  except:
    /\b(?:unless|except|apart from|other than|save for|for now|until then|as a rule|normally|usually|generally|in principle|provided|if|otherwise|preferabl\w+|ideally|where possible|for the time being|in that case|on request)\b/i,
  past: /\b(?:today|currently|at present|so far|until now|used to|was|were|had|last (?:year|season|month)|previous\w*|former\w*|existing|ago)\b/i,
  later: /\b(?:later|next year|in future|eventually|afterwards|then|once)\b/i,
  must: /\b(?:must|shall|has to|have to|is to|are to|required|needs? to|may not|cannot|should|will)\b/i,
  asks: /\?\s*$/,
}
/** How often or how soon, from at once to once a year. */
const paces = [
  /\b(?:instant\w*|immediate\w*|at once|straight away|right away|real[- ]time|live|as soon as|(?:milli)?seconds?)\b/i,
  /\b(?:minutes?|hours?|promptly)\b/i,
  /\b(?:same day|daily|overnight|nightly|once a day|(?:every|each) (?:day|night|evening|morning)|days?)\b/i,
  /\b(?:weekly|(?:once a|every|each) week|weeks?|(?:on|every) (?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i,
  /\b(?:monthly|(?:once a|every) month|months?)\b/i,
  /\b(?:quarterly|annual\w*|yearly|(?:once a|every) year|years?|quarters?)\b/i,
]
const inDays: Record<string, number> = {
  s: 1 / 86_400,
  min: 1 / 1440,
  h: 1 / 24,
  day: 1,
  week: 7,
  month: 30.4,
  quarter: 91,
  year: 365,
}

/** A word that carries meaning, as it is compared. */
type Word = { isDenied: boolean; narrow: number | undefined }
/** A statement as it is held against others. */
export type Compared = {
  statement: Statement
  words: ReadonlyMap<string, Word>
  pairs: ReadonlySet<string>
  has: ReadonlySet<string>
  pace: number | undefined
}

export function comparedOf(statement: Statement): Compared {
  const text = statement.text.slice(0, reach)
  const spans = deniedSpans(text)
  const words = new Map<string, Word>()
  const pairs = new Set<string>()
  let before: string | undefined
  for (const { lower, start, is } of tokenize(text)) {
    const [word] = is === 'word' ? mattersOf(lower) : []
    if (word !== undefined && before !== undefined) pairs.add(`${before} ${word}`)
    before = word
    if (word === undefined || words.has(word)) continue
    words.set(word, { isDenied: spans.some(([from, to]) => start >= from && start < to), narrow: wordClass(lower)?.narrow })
  }
  const has = new Set(Object.keys(qualifiers).filter((name) => qualifiers[name]!.test(text)))
  if (spans.length > 0) has.add('denied')
  const pace = paces.findIndex((words) => words.test(text))
  return { statement, words, pairs, has, pace: pace < 0 ? undefined : pace }
}

/** In how many statements of a brief each word stands. */
export function countWords(all: readonly Compared[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { words } of all) for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** `name>1`, `name>2` …: each bound that a value reaches. */
const reached = (name: string, value: number, bounds: readonly number[]) =>
  bounds.filter((bound) => value >= bound).map((bound) => `${name}>${bound}`)

/** A word that hardly another statement has ties two of them the most. */
const weightOf = (count: number) => (count <= 2 ? 1 : count === 3 ? 0.8 : count <= 5 ? 0.5 : 0.25)

/** What speaks for two statements of one brief being about one matter and excluding each other. */
export function signsOfPair(one: Compared, other: Compared, counts: ReadonlyMap<string, number>): Set<string> {
  const shared = [...one.words.keys()].filter((word) => other.words.has(word))
  const weight = (words: string[]) => words.reduce((sum, word) => sum + weightOf(counts.get(word) ?? 1), 0)
  const matter = weight(shared)
  const turned = weight(shared.filter((word) => one.words.get(word)!.isDenied !== other.words.get(word)!.isDenied))
  const bound = Math.min(3, Math.floor(matter))
  const signs = new Set([
    'any',
    ...reached('matter', matter, [0.5, 1, 1.5, 2, 3, 4]),
    ...reached('shared', shared.length, [1, 2, 3, 5]),
    ...reached('alike', alikeIn(one, other), [1, 2, 3]),
    ...reached('turned', turned, [0.5, 1, 2]),
    ...reached('phrases', [...one.pairs].filter((pair) => other.pairs.has(pair)).length, [1, 2]),
  ])
  const isNamed = one.statement.systems.some(({ name }) => other.statement.systems.some((system) => system.name === name))
  if (isNamed) signs.add('system')
  for (const name of [...Object.keys(qualifiers), 'denied']) {
    const count = Number(one.has.has(name)) + Number(other.has.has(name))
    if (count > 0) signs.add(`${name}=${count}`)
    if (count === 1) signs.add(`${name}=1&matter=${bound}`)
  }
  if (isCrossed(one, other, ['only', 'all'])) signs.add('only/all')
  if (isCrossed(one, other, ['all', 'some'])) signs.add('all/some')
  for (const sign of signsOfValues(one, other)) {
    signs.add(sign)
    signs.add(`${sign}&matter=${bound}`)
  }
  return signs
}

/** Words of the one for which the other has a word that is used alike. */
function alikeIn(one: Compared, other: Compared): number {
  const classes = new Set([...other.words].filter(([word]) => !one.words.has(word)).map(([, { narrow }]) => narrow))
  return [...one.words].filter(([word, { narrow }]) => narrow !== undefined && !other.words.has(word) && classes.has(narrow)).length
}

const isCrossed = (one: Compared, other: Compared, [here, there]: readonly [string, string]) =>
  (one.has.has(here) && other.has.has(there)) || (one.has.has(there) && other.has.has(here))

/** Figures of one unit, spans, days and paces that differ. */
function signsOfValues(one: Compared, other: Compared): string[] {
  const signs: string[] = []
  for (const left of one.statement.measures)
    for (const right of other.statement.measures) {
      const [long, short] = [inDays[left.unit], inDays[right.unit]]
      if (long !== undefined && short !== undefined)
        signs.push(Math.abs(Math.log((left.value * long) / (right.value * short))) > 0.05 ? 'spans differ' : 'spans agree')
      else if (left.unit === right.unit && left.unit !== '')
        signs.push(left.value === right.value ? 'figures agree' : 'figures differ')
    }
  const [days, others] = [one.statement.dates, other.statement.dates]
  if (days.length > 0 && others.length > 0)
    signs.push(days.some(({ from }) => others.some((day) => day.from === from)) ? 'one day' : 'two days')
  if (one.pace !== undefined && other.pace !== undefined)
    signs.push(Math.abs(one.pace - other.pace) >= 2 ? 'paces differ' : 'paces agree')
  return signs
}
