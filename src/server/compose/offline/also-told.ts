import type { Solution } from '#server/solution/solution.ts'
import type { Reading } from './read-brief.ts'
import { sameness } from './read-statements.ts'
import { isAsked } from './statement.ts'

type Told = NonNullable<Solution['alsoTold']>['statements'][number]
type Facts = Omit<Solution, 'alsoTold'>

/** Fewer words are a greeting or a heading. */
const fewest = 3

/** What the brief says and no list of the solution shows, word for word, so that nothing of it is lost unseen. */
export function alsoTold(reading: Reading, solution: Facts): Told[] {
  const shown = quotesIn(solution).map(sameness)
  return reading.statements.flatMap((statement) => {
    const words = sameness(statement.quote)
    if (isAsked(statement) || words.split(' ').length < fewest || shown.some((quote) => quote.includes(words))) return []
    return [{ field: statement.field, quote: statement.quote }]
  })
}

/** The brief's words that stand in a table of their own; people and systems are shown without them. */
function quotesIn({ situation, budget, timeline, ...lists }: Facts): string[] {
  const sources = [
    ...[lists.objectives, lists.requirements, lists.scope, lists.deliverables, lists.assumptions, lists.milestones, lists.risks]
      .flat()
      .map(({ source }) => source),
    ...[...lists.questions, ...lists.costs].map(({ source }) => source),
    ...lists.requirements.flatMap(({ alsoStated }) => alsoStated),
  ]
  return [
    ...sources.flatMap((source) => (source.from === 'brief' ? [source.quote] : [])),
    ...[situation, budget, timeline].flatMap((told) => (told ? [told.quote] : [])),
  ]
}
