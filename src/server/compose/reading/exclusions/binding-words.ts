import { singular, wordsOf } from '../tokens.ts'

/** Characters of a statement that are compared. */
const reach = 320
export const toldIn = ({ text }: { text: string }) => text.slice(0, reach)

/** What was, what is only tried and what is to come bind nothing beside what is asked for. */
const otherTime =
  /\b(?:currently|at present|at the moment|so far|until now|up to now|in the past|last (?:year|season|month|winter|summer)|used to|previously|formerly|for the time being|temporar\w+|for example|e\.g)\b/i
/** What the sentence itself takes back for some cases. */
const exception =
  /\b(?:except\w*(?<!\bwithout exceptions?)(?<!\bno exceptions?)|unless|other than|apart from|aside from|save for|only (?:if|when|after|once|where)|in an emergency|on request|optional\w*|where possible|if possible|as far as possible|preferabl\w+|ideally)\b/i
export const bindsAlways = (text: string) => !otherTime.test(text) && !exception.test(text)

/** Words that nearly every record of anything is called by. */
const anyRecord = new Set(['data', 'record', 'file', 'information', 'document', 'entry', 'dossier', 'detail', 'content'])
const isAnyRecord = (noun: string) => anyRecord.has(noun)

const light = new Set(
  `the and for are was has have had must shall should will would may can not never nobody nothing none neither nor with without from into that this these those they them their there each every only also than then when where which what who whom whose our its all any one two other such same very more less per via over under about after before until within during while because since whole entire complete`.split(
    ' ',
  ),
)
/** The nouns and their like in a phrase, each in the singular. */
export const nounsIn = (phrase: string) =>
  wordsOf(phrase)
    .map((word) => singular(word.replace(/['’]s?$/, '')))
    .filter((word) => word.length > 2 && !light.has(word))

export type Thing = { head: string; of: string[] }

/** “Positions of the vans”, “the van's positions”: one thing, its last noun and what tells it from others. */
export function thingOf(phrase: string): Thing | undefined {
  const plain = phrase.replace(/^(?:all|some|each|every one) of (?=\p{L})/iu, '')
  const [named = '', ...after] = plain.split(/\s(?:of|for|from|in|on|about|by)\s/iu)
  const words = nounsIn(named.replace(/^.*\b(?:the|an?|all|every|each|any|our|those|these|their|its|no)\s(?=\p{L})/iu, ''))
  const head = words.at(-1)
  return head === undefined ? undefined : { head, of: [...words.slice(0, -1), ...after.flatMap(nounsIn)] }
}

/** The same thing, told once perhaps more exactly than the other time. */
export function isSameThing(one: Thing, other: Thing): boolean {
  const isPlain = isAnyRecord(one.head) && isAnyRecord(other.head)
  if (one.head !== other.head && !isPlain) return false
  const [few, many] = one.of.length <= other.of.length ? [one.of, other.of] : [other.of, one.of]
  return few.every((word) => many.includes(word)) && (few.length > 0 || !isPlain)
}

/** What is done itself, and what nearly everything is done with or for, makes two sentences none about one thing. */
const weak = new Set(
  'record recorded log logged logs store stored save saved collect collected track tracked transmit bill billed charge charged invoice invoiced publish published share shared change changed correct corrected copy copied print printed automatic automatically system app application portal platform solution channel service user person people customer name number time date day case way thing part place list point use need rule law security office team staff server database screen page form client order request work'.split(
    ' ',
  ),
)
/** What a sentence speaks of, without what every sentence speaks of. */
export const topicsOf = (text: string) =>
  nounsIn(
    text.replace(/\b(?:in accordance with|according to|under|as per) [^,.;]{3,40}?(?:rules|policy|law|act|regulation)\b/gi, ' '),
  ).filter((word) => !weak.has(word) && !isAnyRecord(word))
export const isWeak = (word: string) => weak.has(word)
