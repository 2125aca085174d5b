import { stemOf } from './word-stem.ts'
import { contentWords, stemsOf } from './question-words.ts'

/** Questions answered from structured data instead of from passages. */
export const intents = ['questions', 'risks', 'decisions', 'milestones', 'approvals', 'changes'] as const
export type Intent = (typeof intents)[number]
/** `between`: the versions that the question names, the earlier first. */
export type ReadIntent = { intent: Intent; between: [string, string] | null }

const wordsIn = (words: string) => new Set(words.split(' '))
const stems = (words: string) => new Set(words.split(' ').map(stemOf))

/**
 * A question must contain one of the first set exactly (`approves` asks for a rule), and otherwise only words of the second set in any
 * form, and stop words.
 */
const asked: Record<Intent, [needed: Set<string>, allowed: Set<string>]> = {
  questions: [
    wordsIn('question questions unanswered unresolved frage fragen'),
    stems('offen offene offenen open still unanswered unresolved not yet answered'),
  ],
  risks: [wordsIn('risk risks risiko risiken'), stems('grossten wichtigsten biggest main worst greatest known')],
  decisions: [wordsIn('decision decisions decided entschieden entscheidung entscheidungen'), stems('made taken design')],
  milestones: [wordsIn('milestone milestones meilenstein meilensteine'), stems('dates next upcoming due')],
  approvals: [wordsIn('approved approval approvals freigegeben freigabe freigaben'), stems('given by')],
  changes: [
    wordsIn('change changed changes geandert anderung anderungen different differently difference differences'),
    stems('between versions since last previous newest before after made new first'),
  ],
}
const plain = stems(
  'document documents project projects client version versions plan work list show give see know key all current latest now so far there here design one two',
)

/** German stop words; German is the page's other language. */
const germanGrammar = wordsIn(
  'welche welches welcher sind ist die der das den es gibt was wurde wurden wer hat haben sich noch alle im in seit zwischen und',
)

const versionNumber = /\b\d+\.\d+\.\d+\b/g

/**
 * Returns the intent if a question asks for one of these and nothing else; `names` are the names of the documents, projects and clients in
 * question.
 */
export function readIntent(question: string, names: string[]): ReadIntent | null {
  const numbers = question.match(versionNumber) ?? []
  const words = contentWords(question.replaceAll(versionNumber, ' '))
  const called = new Set(names.flatMap(stemsOf))
  const found = intents.find((intent) => {
    const [needed, allowed] = asked[intent]
    const isAsked = words.some((word) => needed.has(word))
    const rest = words.filter((word) => !needed.has(word) && !germanGrammar.has(word)).map(stemOf)
    return isAsked && rest.every((stem) => allowed.has(stem) || plain.has(stem) || called.has(stem))
  })
  if (!found) return null
  const [first, second] = [...numbers].toSorted(compareNumbers)
  return { intent: found, between: first !== undefined && second !== undefined ? [first, second] : null }
}

const compareNumbers = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })
