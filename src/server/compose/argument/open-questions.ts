import { type Design, type Question, sourceOf } from '../assembly/design.ts'
import { capitalised, clip, quoted } from '../assembly/phrases.ts'
import { topicOf } from '../assembly/topic-of.ts'
import type { Statement } from '../reading/reading.ts'

const mostNamed = 5
const longestQuote = 150

type Open = Design['open'][number]

/** What is asked for and nothing in the design answers yet. */
export function openQuestions({ open }: Design): Question[] {
  const ranked = open.toSorted((one, other) => weightOf(other) - weightOf(one))
  return [...askWhatWaits(ranked.filter(mayWait)), ...askHowKept(ranked.filter((one) => !mayWait(one)))]
}

/** What is to be built can come later; what binds, or is told, holds from the first day. */
const mayWait = ({ statement: { kind, dates, text, affirms } }: Open) =>
  (kind === 'need' || kind === 'quality') && affirms && dates.length === 0 && !toldOnly.test(text)

const toldOnly =
  /^(?:what we have|who\b|today|there (?:is|are)|we have|our |the city has)|\b(?:stays?|remains?|is (?:there|kept)|exists?|keeps? the (?:right|option))\b/iu

const fewestWords = 6
const isFragment = ({ text, verb }: Statement) => !verb || text.split(/\s+/).length < fewestWords

/** What must be, with a figure, before what should be; half a sentence says least. */
const weightOf = ({ requirement: { priority, measures }, statement }: Open) =>
  (isFragment(statement) ? -8 : 0) +
  (priority === 'must' ? 4 : 0) +
  (statement.kind === 'need' || statement.kind === 'rule' ? 2 : 0) +
  Math.min(measures.length, 1)

const askWhatWaits = (items: Open[]) =>
  askOfAll(items, {
    kind: 'need',
    one: 'may that come after the first release',
    all: 'Which of these may come after the first release',
  })
const askHowKept = (items: Open[]) =>
  askOfAll(items, {
    kind: 'rule',
    one: 'by whom and how is it checked that it holds',
    all: 'By whom and how is it checked that these hold',
  })

function askOfAll(items: Open[], { kind, one, all }: { kind: Question['kind']; one: string; all: string }): Question[] {
  const [first] = items
  if (!first) return []
  const named = items.slice(0, mostNamed).map(({ requirement }) => quoted(clip(requirement.text, 70)))
  const more = items.length > mostNamed ? ` and ${items.length - mostNamed} more` : ''
  return [
    {
      source: sourceOf(first.statement),
      kind,
      text:
        items.length === 1
          ? `${quoted(clip(first.requirement.text, longestQuote))}: ${one}?`
          : `${all}: ${named.join('; ')}${more}?`,
      why:
        items.length === 1
          ? `${capitalised(topicOf(first.statement) ?? first.requirement.id)} waits for it.`
          : `${items.length} are open.`,
      about: items.map(({ requirement }) => requirement.id),
      owner: 'Product owner',
    },
  ]
}
