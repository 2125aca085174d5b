import type { Brief } from '#shared/brief.ts'
import { plainText } from '#shared/content/plain-text.ts'
import type { Words } from '#server/document-types/document-type.ts'
import { factsIn, factLists } from '#server/solution/list-facts.ts'
import type { Solution } from '#server/solution/solution.ts'
import { findName } from '../model/design/names-of-answer.ts'
import { checkWords } from '../model/read-words.ts'
import { changedIds } from './changed-ids.ts'
import { goneNames } from './check-change.ts'

/** Chapters that count how many statements have each kind of answer. */
const countsAnswers = new Set(['summary', 'statements', 'opening'])

type Changed = { brief: Brief; words: Words; before: Solution; after: Solution }

/**
 * The chapters whose text is still valid after a change of facts: they cite no changed fact, name nothing that was removed, and pass every
 * check.
 */
export function keptChapters({ brief, words, before, after }: Changed): string[] {
  const changed = changedIds(before, after)
  const named = [...goneNames(before, after), ...namesOf(before, changed), ...namesOf(after, changed)]
  const ids = new Set(changed)
  const isAnswered = changed.some((id) => id.startsWith('ST-'))
  return Object.entries(words).flatMap(([id, paragraphs]) => {
    const text = paragraphs.map(plainText).join('\n')
    const isTouched =
      paragraphs.flat().some(({ cites = [] }) => cites.some((cited) => ids.has(cited))) ||
      named.some((name) => findName(text, name) !== undefined)
    const tellsOfAll = isAnswered && countsAnswers.has(id)
    return !isTouched && !tellsOfAll && checkWords(paragraphs, { brief, solution: after }).length === 0 ? [id] : []
  })
}

/** Names of the facts that changed. */
function namesOf(solution: Solution, changed: string[]): string[] {
  const ids = new Set(changed)
  return factLists.flatMap((list) =>
    factsIn(solution, list).flatMap((fact) =>
      ids.has(fact.id) && 'name' in fact && typeof fact.name === 'string' ? [fact.name] : [],
    ),
  )
}
