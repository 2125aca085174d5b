import { type Design, type Question, sourceOf } from '../assembly/design.ts'
import { capitalised, clip, quoted } from '../assembly/phrases.ts'
import { topicOf } from '../assembly/topic-of.ts'
import type { Statement } from '../reading/reading.ts'

/** Demands that are asked about one by one; of the rest it is asked which can wait. */
const mostAlone = 1
const mostNamed = 5
const longestQuote = 150

type Open = Design['open'][number]

/** What is asked for and nothing in the design answers yet. */
export function openQuestions({ open, questions }: Design): Question[] {
  // Of a rule that is kept by half the other half is asked about already.
  const asked = new Set(questions.filter(({ kind }) => kind === 'rule').flatMap(({ about }) => about))
  const ranked = open.toSorted((one, other) => weightOf(other) - weightOf(one))
  const alone = ranked.filter((one) => isWorthAsking(one) && !asked.has(one.requirement.id)).slice(0, mostAlone)
  const rest = ranked.filter((one) => !alone.includes(one))
  return [...alone.map(askAlone), ...(rest.length > 1 ? [askWhatWaits(rest)] : rest.map(askAlone))]
}

const toldOnly =
  /^(?:what we have|who\b|today|there (?:is|are)|we have|our |the city has)|\b(?:stays?|remains?|is (?:there|kept)|exists?|keeps? the (?:right|option))\b/iu
const measurable = /^(?:%|ms|s|min|h|day|working day|week)$/

/** What is only told needs no answer; half a sentence says too little to be asked about alone. */
function isWorthAsking({ statement }: Open): boolean {
  const { kind, text, measures } = statement
  const isDemand = kind === 'need' || kind === 'rule' || kind === 'quality'
  if (!isDemand || statement.systems.length > 0 || isFragment(statement) || toldOnly.test(text) || /^\p{Ll}/u.test(text))
    return false
  return measures.length === 0 || measures.some(({ unit }) => measurable.test(unit))
}

const fewestWords = 6
const isFragment = ({ text, verb }: Statement) => !verb || text.split(/\s+/).length < fewestWords

/** What must be, with a figure, before what should be; half a sentence is asked about by itself last. */
const weightOf = ({ requirement: { priority, measures }, statement }: Open) =>
  (isFragment(statement) ? -8 : 0) +
  (priority === 'must' ? 4 : 0) +
  (statement.kind === 'need' || statement.kind === 'rule' ? 2 : 0) +
  Math.min(measures.length, 1)

function askAlone({ statement, requirement }: Open): Question {
  return {
    source: sourceOf(statement),
    kind: statement.kind === 'rule' ? 'rule' : 'need',
    text: `${quoted(clip(requirement.text, longestQuote))}: ${askFor(statement)}`,
    why: `${capitalised(topicOf(statement) ?? requirement.id)} waits for it.`,
    about: [requirement.id],
    owner: 'Product owner',
  }
}

function askFor({ kind, affirms, measures, text }: Statement): string {
  if (kind === 'ban') return 'does that hold for tools of the supplier as well?'
  if (kind === 'mandate') return 'which part of the work is it to carry?'
  if (kind === 'residency') return 'does that hold for copies and backups as well?'
  if (kind === 'quality' || measures.length > 0) return 'on which data is that measured?'
  if (kind === 'rule') return affirms ? 'who decides where it cannot be kept?' : 'who decides on an exception?'
  return affirms && !/\b(?:no|not|never|only|nobody|nothing)\b/i.test(text)
    ? 'how is that done today?'
    : 'how is it checked that it is kept?'
}

function askWhatWaits(items: Open[]): Question {
  const named = items.slice(0, mostNamed).map(({ requirement }) => quoted(clip(requirement.text, 70)))
  const more = items.length > mostNamed ? ` and ${items.length - mostNamed} more` : ''
  return {
    source: sourceOf(items[0]!.statement),
    kind: 'need',
    text: `Which of these may come after the first release: ${named.join('; ')}${more}?`,
    why: `${items.length} are open.`,
    about: items.map(({ requirement }) => requirement.id),
    owner: 'Product owner',
  }
}
