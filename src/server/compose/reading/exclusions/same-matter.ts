import { isRoleNoun, isSingleRole } from '../role-nouns.ts'
import type { Statement } from '../reading.ts'
import { singular, wordsOf } from '../tokens.ts'

/** Characters of a statement that are compared. */
const reach = 320
export const toldIn = ({ text }: Statement) => text.slice(0, reach)

/** What was, what is only tried and what is to come bind nothing beside what is asked for. */
const otherTime =
  /\b(?:today|currently|at present|at the moment|so far|until now|up to now|in the past|last (?:year|season|month|winter|summer)|used to|previously|formerly|transition\w*|pilot|for the time being|temporar\w+|for example|e\.g)\b/i
/** What the sentence itself takes back for some cases. */
const exception =
  /\b(?:except\w*(?<!\bwithout exceptions?)(?<!\bno exceptions?)|unless|other than|apart from|besides|aside from|save for|only (?:if|when|after|once|where)|as long as|in an emergency|emergenc\w+|on request|optional\w*|may also|where possible|if possible|wherever possible|as far as possible|preferabl\w+|ideally)\b/i
export const bindsAlways = (text: string) => !otherTime.test(text) && !exception.test(text)

/** Words that tell two cases of one thing apart: what is said of the one says nothing of the other. */
const cases: RegExp[][] = [
  [/\bdrafts?\b/i, /\bfinal\b/i],
  [/\b(?:tests?|testing|training|staging|sandbox|development|demo)\b/i, /\b(?:production|productive|live|real)\b/i],
  [/\bold\b/i, /\bnew\b/i],
  [/\binternal(?:ly)?\b/i, /\b(?:external(?:ly)?|visiting|guests?|outside)\b/i],
  [/\b(?:by day|daytime|day shift|working days?|weekdays?)\b/i, /\b(?:nights?|weekends?|sundays?|saturdays?|public holidays?)\b/i],
  [/\bsummer\b/i, /\bwinter\b/i],
  [/\b(?:up to|below|under|less than|smaller|at most)\b/i, /\b(?:above|over|more than|beyond|larger)\b/i],
  [/\bfirst\b/i, /\bsecond\b/i, /\bthird\b/i],
  [/\bdaily\b/i, /\bweekly\b/i, /\bmonthly\b/i, /\b(?:yearly|annual(?:ly)?)\b/i],
  [/\b(?:north|northern)\b/i, /\b(?:south|southern)\b/i, /\b(?:east|eastern)\b/i, /\b(?:west|western)\b/i],
  [/\b(?:children|minors|juniors?)\b/i, /\b(?:adults|seniors?)\b/i],
  [/\b(?:before|until|up to)\b/i, /\b(?:after|from|since|thereafter|afterwards)\b/i],
]
const casesOf = (text: string, group: RegExp[]) => group.flatMap((words, at) => (words.test(text) ? [at] : []))

/** “Drafts are …”, “the final text is …”: each names a case that the other does not. */
export const isOtherCase = (one: string, other: string) =>
  cases.some((group) => {
    const [first, second] = [casesOf(one, group), casesOf(other, group)]
    return first.length > 0 && second.length > 0 && !first.some((at) => second.includes(at))
  }) || designators(one) !== designators(other)

/** “Line 1”, “lot B”, “tier 2”: numbers and letters that tell one thing from another of its kind. */
const designator =
  /\b(?:lines?|lots?|tiers?|zones?|units?|blocks?|phases?|stages?|classes|class|levels?|contracts?|halls?|rooms?|plants?|mills?|wings?|berths?|tracks?|groups?|categor(?:y|ies)|types?|versions?|releases?|priority|severity|environments?) ([A-Z]|\d+[a-z]?|I{1,3}V?)\b/g
function designators(text: string) {
  return [...text.matchAll(designator)].map(([words]) => words.toLowerCase()).join(' ')
}

const light = new Set(
  `the and for are was has have had must shall should will would may can could not never nobody nothing none neither nor with without from into that this these those they them their there each every only also then than when where which what who whom whose our its all any one two own other another same such very more most less least per via out off over under about after before until within during while because since whatever whatsoever yes too far near here itself himself themselves
  system solution service platform software tool application app product project supplier contractor vendor bidder client customer authority company work need needs required requires require use used uses using user allowed permitted forbidden possible exception exceptions always strictly entirely fully absolutely basis case cases way part parts thing things day days week weeks month months year years hour hours minute minutes second seconds time times new old data information made make done take taken give given get gets kept keep stay stays remain remains hold held put set run runs running say says state states note clause annex table section`.split(
    /\s+/,
  ),
)

/** The words that say what a statement is about, each in one form. */
export const mattersOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .flatMap((word) => (word.length > 2 && !light.has(word) ? [stemOf(word)] : []))
      .filter((word) => word.length > 2 && !light.has(word)),
  )

const stemOf = (word: string) =>
  singular(word.replace(/'s$/, ''))
    .replace(/(?:ations?|ings?|ed|ment|ances?)$/, '')
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/e$/, '')

/** Words that more statements than these use tell nothing of which of them speak of one thing. */
const mostThatShare = 3

/** How many words that carry meaning, and that hardly another statement of the brief uses, two statements have in common. */
export function matterFinder(statements: { text: string }[]) {
  const counts = new Map<string, number>()
  for (const { text } of statements)
    for (const word of mattersOf(text.slice(0, reach))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (first: Statement, second: Statement, setAside: RegExp[] = []): string[] => {
    const bare = (text: string) =>
      setAside.reduce((rest, words) => rest.replace(new RegExp(words.source, `${words.flags.replace('g', '')}g`), ' '), text)
    const there = mattersOf(bare(toldIn(second)))
    // What is done says not to what.
    const done = [first.verb, second.verb].flatMap((verb) => (verb ? [stemOf(verb)] : []))
    const shared = [...mattersOf(bare(toldIn(first)))].filter(
      (word) => there.has(word) && !done.includes(word) && (counts.get(word) ?? 0) <= mostThatShare,
    )
    // The same people may do two things.
    return shared.every((word) => isSingleRole(word) || isRoleNoun(word)) ? [] : shared
  }
}

export type Matter = ReturnType<typeof matterFinder>

/** Two statements speak of one thing where they share two words that few others use, or one and stand side by side. */
export const speaksOfOne = (statements: Statement[], matter: Matter) => {
  const places = new Map(statements.map((statement, at) => [statement, at]))
  return (one: Statement, other: Statement, setAside: RegExp[] = []) => {
    const shared = matter(one, other, setAside).length
    const isBeside = Math.abs(places.get(one)! - places.get(other)!) === 1 && one.segment.field === other.segment.field
    return (shared >= 2 || (shared === 1 && isBeside)) && !isOtherCase(toldIn(one), toldIn(other))
  }
}
export type SpeaksOfOne = ReturnType<typeof speaksOfOne>
