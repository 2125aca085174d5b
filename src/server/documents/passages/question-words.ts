import { stemOf } from '#server/compose/catalogue/stem.ts'
import { searchWords } from '../texts/search-words.ts'

/** Said in a question for its grammar, not for what is asked. */
const grammar = new Set(
  (
    'a an and are as at be been being by can could did do does for from had has have how i in into is it its may me must of on or ' +
    'our shall should that the their them there these they this to us was we were what when where which who whom whose why will ' +
    'with would you your much many long often any all please tell say says said about get gets if so than then also'
  ).split(' '),
)

/** Words that ask for a kind of answer, and the words under which documents have it. */
const kinds: Record<string, string[]> = {
  cost: ['budget', 'price'],
  expensive: ['budget', 'cost'],
  price: ['budget', 'cost'],
  pay: ['price', 'paid'],
  deadline: ['date', 'timeline', 'live', 'milestone'],
  finish: ['timeline', 'live', 'milestone'],
  done: ['timeline', 'live', 'milestone'],
  fast: ['within', 'seconds', 'performance'],
  quick: ['within', 'seconds', 'performance'],
  quickly: ['within', 'seconds', 'performance'],
  soon: ['within', 'seconds', 'minutes', 'hours'],
  latency: ['within', 'milliseconds', 'seconds'],
  kept: ['retained', 'retention'],
  keep: ['retained', 'retention'],
  stored: ['retained', 'kept'],
  store: ['retained', 'kept'],
  delete: ['retention', 'erased'],
  erased: ['deleted', 'retention'],
  down: ['availability', 'recovery'],
  uptime: ['availability'],
  outage: ['recovery', 'availability', 'fail'],
  recover: ['recovery', 'objective'],
  decide: ['decision'],
  decided: ['decision'],
  chosen: ['decision', 'proposed'],
  cloud: ['azure', 'aws', 'amazon', 'google', 'region'],
  country: ['kingdom', 'uk', 'region'],
  users: ['people', 'concurrent'],
  unanswered: ['open', 'question'],
  unclear: ['open', 'question'],
  accuracy: ['correct', 'error'],
  accurate: ['correct', 'error'],
  law: ['comply', 'gdpr'],
  laws: ['comply', 'gdpr'],
  regulations: ['comply', 'gdpr'],
  trained: ['training'],
  languages: ['available', 'welsh', 'polish', 'english'],
  deliver: ['deliverable'],
  forbidden: ['not', 'never', 'scope'],
}

/** Words that documents are looked for by; nobody asks in more. */
const mostSearched = 24

/** A word of a question: its stem, and those of words that answer the same. */
export type WantedWord = { own: string; others: string[] }

export const stemsOf = (text: string): string[] => searchWords(text).map(({ word }) => stemOf(word))

/** Words that say what is asked, each once. */
export const contentWords = (question: string): string[] => [
  ...new Set(
    searchWords(question)
      .map(({ word }) => word)
      .filter((word) => !grammar.has(word)),
  ),
]

export const wantedWords = (question: string): WantedWord[] =>
  contentWords(question).map((word) => ({
    own: stemOf(word),
    others: (Object.hasOwn(kinds, word) ? kinds[word]! : []).map(stemOf),
  }))

/** Whether the answer will have a figure in it. */
export const asksForFigure = (question: string): boolean =>
  /^\W*(?:how (?:many|much|long|often|fast|quick|quickly|soon|old|fresh|accurate|big|large|good)|when|what is the (?:budget|availability))\b/i.test(
    question,
  )

/** Words that documents are looked for by: those of a question and those that answer the same. */
export const searchedWords = (question: string): string[] =>
  [
    ...new Set(contentWords(question).flatMap((word) => [word, ...(Object.hasOwn(kinds, word) ? kinds[word]! : [])])),
  ].slice(0, mostSearched)

const goesOn = /^\W*(?:and|or|but|also|why|(?:what|how) about|since when|until when)\b/i

/** A question that says nothing by itself goes on from the one before it. */
export const followOn = (question: string, before: string | null): string =>
  before !== null && (goesOn.test(question) || contentWords(question).length <= 1) ? `${question} ${before}` : question
