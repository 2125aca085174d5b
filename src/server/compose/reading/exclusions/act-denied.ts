import type { Contradiction, Statement } from '../reading.ts'
import { bindsAlways, isWeak, nounsIn, toldIn, topicsOf } from './binding-words.ts'
import { deniedSpans } from './negation-scope.ts'

const most = 40

/** Acts that are one act in other words. */
const acts: { name: string; words: string }[] = [
  {
    name: 'recorded',
    words:
      'record(?:s|ed|ing)?|log(?:s|ged|ging)?|store[sd]?|storing|save[sd]?|captur(?:e[sd]?|ing)|collect(?:s|ed|ing)?|track(?:s|ed|ing)?|transmit(?:s|ted|ting)?|regist(?:er|ers|ered|ering)',
  },
  { name: 'charged for', words: 'bill(?:s|ed|ing)?|charg(?:e[sd]?|ing)|invoic(?:e[sd]?|ing)' },
  { name: 'published', words: 'publish(?:es|ed|ing)?|made public|disclos(?:e[sd]?|ing)' },
  {
    name: 'shared',
    words:
      'pass(?:es|ed)? on|shar(?:e[sd]?|ing)|hand(?:s|ed)? over|forward(?:s|ed|ing)?|exchang(?:e[sd]?|ing)|transferr?(?:s|ed|ing)?',
  },
  {
    name: 'changed',
    words:
      'chang(?:e[sd]?|ing)|correct(?:s|ed|ing)?|overwrit(?:e[s]?|ten|ing)|edit(?:s|ed|ing)?|amend(?:s|ed|ing)?|alter(?:s|ed|ing)?',
  },
  { name: 'copied', words: 'cop(?:y|ies|ied|ying)|duplicat(?:e[sd]?|ing)|replicat(?:e[sd]?|ing)|mirror(?:s|ed|ing)?' },
  { name: 'printed', words: 'print(?:s|ed|ing|outs?)?' },
  { name: 'automated', words: 'automatic(?:ally)?|by itself|unattended' },
]
const sayingAct = acts.map(({ name, words }) => ({ name, is: new RegExp(String.raw`\b(?:${words})\b`, 'giu') }))

/** A refusal without a hole in it, and a demand that holds for each case. */
const neverAtAll =
  /\b(?:never|nothing|nobody|no one|at no (?:point|time|moment)|in no case|under no circumstances|not at any time|not be|not (?:\p{L}+ )?or|whatsoever|(?:system|app|application|portal|channel|platform|solution|form|site|register) (?:does|must|shall|may|will|is|can)(?: not|not)|must not|shall not|may not|no \p{L}+ (?:is|are|may|must|shall)(?: ever)?)\b/iu
const inEachCase =
  /\b(?:every|each|all|any|always|at any (?:time|moment)|at all times|continuous\w*|permanently|automatically|straight|directly|in real[- ]time|live|constantly|whole)\b/i
const demanded = /\b(?:must|shall|has to|have to|is to|are to|want(?:s|ed)?|need(?:s|ed)?|should|will|is|are|gets?)\b/i
/** What holds in a case, for some or as a rule of another. */
const isCase = /\b(?:if|when|where|until|before|after|once|while|during|instead|rather|only|own|outside|today|drafts?|test)\b/i

type Told = { statement: Statement; text: string; names: string[] }

/** Which acts a statement denies, and which it says. */
function actsOf(statement: Statement): { denied: Told[]; said: Told[] } {
  const text = toldIn(statement)
  const spans = deniedSpans(text.replace(/\bat no (?:point|time|moment)\b/gi, (words) => `never${' '.repeat(words.length - 5)}`))
  const places = sayingAct.flatMap(({ name, is }) => [...text.matchAll(is)].map(({ index, 0: word }) => ({ name, index, word })))
  const isIn = (index: number) => spans.some(([from, to]) => from <= index && index < to)
  const names = (isDenied: boolean) => [...new Set(places.filter(({ index }) => isIn(index) === isDenied).map(({ name }) => name))]
  const [denied, said] = [names(true), names(false)]
  return {
    denied: denied.length > 0 ? [{ statement, text, names: denied }] : [],
    said: said.length > 0 && denied.length === 0 ? [{ statement, text, names: said }] : [],
  }
}

const pairs = (text: string) => {
  const words = nounsIn(text)
  return words.slice(1).map((word, at) => `${words[at]!} ${word}`)
}
/** Two words that stand together in both, or one that hardly another sentence of the brief has. */
function sharesThing(one: string, other: string, counts: Map<string, number>): string | undefined {
  const there = new Set(pairs(other))
  const both = pairs(one).find((pair) => there.has(pair) && pair.split(' ').every((word) => !isWeak(word)))
  if (both) return both
  const theirs = new Set(topicsOf(other))
  const shared = topicsOf(one).filter((word) => theirs.has(word) && (counts.get(word) ?? 0) <= 3)
  return inEachCase.test(other) ? shared[0] : undefined
}

const receiver = /\b(?:to|with|for) (?:the |our |all |any |an? |their )?(\p{L}{3,})/giu
/** “Not disclosed to parents”, “published to pupils”. */
function isForOthers(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => [...text.matchAll(receiver)].flatMap(([, words]) => nounsIn(words!)))
  return first!.length > 0 && second!.length > 0 && !first!.some((word) => second!.includes(word))
}

/** “Nothing gets billed off the engine hours”, “charged straight off the engine hours”. */
export function actDeniedAndAsked(statements: Statement[]): Contradiction[] {
  const all = statements.filter(({ text, kind }) => bindsAlways(text) && kind !== 'exclusion').map(actsOf)
  const denied = all.flatMap(({ denied: told }) => told).filter(({ text }) => neverAtAll.test(text))
  if (denied.length === 0) return []
  const said = all.flatMap(({ said: told }) => told).filter(({ text }) => demanded.test(text) && !isCase.test(text))
  const counts = new Map<string, number>()
  for (const { text } of statements) for (const word of new Set(topicsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return denied.slice(0, most).flatMap((one) => {
    const found = said
      .slice(0, most)
      .find(
        (other) =>
          other.statement !== one.statement &&
          !isForOthers(one.text, other.text) &&
          other.names.some((name) => one.names.includes(name) && name !== 'automated') &&
          sharesThing(one.text, other.text, counts) !== undefined,
      )
    return found
      ? [
          {
            a: one.statement.id,
            b: found.statement.id,
            kind: 'other' as const,
            about: sharesThing(one.text, found.text, counts)!,
            how: `${one.names[0]!} in one place and not at all in the other`,
          },
        ]
      : []
  })
}
