import { agree, bare, countOf, joinList, joinSome, lowerFirst, numberWord } from '#server/document-types/english.ts'
import { isOfKind, measureText, type SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from './prose.ts'

/** Begins with a verb in its plain form, so that it can follow “wants to”. */
const isDeed = (words: string) =>
  lowerFirst(words) !== words &&
  !/^(the|an?|all|any|each|every|no|our|their|its|it|this|that|we|they)\b/i.test(words) &&
  !/^\p{L}+(s|ed|ing)\b/u.test(words)

function purpose({ solution, client }: SolutionView) {
  const [first, ...others] = solution.objectives
  if (!first)
    return say(`The brief does not say why ${client} wants ${solution.project}, so the goals below are drawn from its requirements`)
  const opening = isDeed(first.text)
    ? say(`${client} wants to ${lowerFirst(bare(first.text))}`, [first])
    : say(`The reason for the work, in the client’s words: “${bare(first.text)}”`, [first])
  const measured = solution.objectives.filter((objective) => objective.measures.length > 0)
  const judged =
    measured.length > 0
      ? say(
          `The work will be judged by ${agree(measured.length, 'one figure', 'these figures')}: ${joinList(measured.map(measureText))}`,
          measured,
        )
      : say('No figure says when that is reached; the sponsor should name one')
  const more =
    others.length > 0
      ? say(`${countOf(others.length, 'further goal')} ${agree(others.length, 'stands', 'stand')} beside it`, others)
      : []
  return [...opening, ...more, ...judged]
}

function priorities({ solution }: SolutionView) {
  const functions = solution.requirements.filter(isOfKind('functional'))
  if (functions.length === 0) return []
  const later = functions.filter(({ priority }) => priority !== 'must')
  if (functions.every(({ priorityStated }) => !priorityStated))
    return say('The brief ranks none of its functions, so each counts as a must until the client says otherwise')
  return later.length === 0
    ? say('Every function is a must; nothing can be left out to save time without a change of scope')
    : say(
        `${countOf(later.length, 'function')} may follow after go-live without breaking the others: ${joinList(later.map(({ text }) => `“${bare(text)}”`))}`,
        later,
      )
}

function qualities({ solution }: SolutionView) {
  const all = solution.requirements.filter(isOfKind('quality'))
  if (all.length === 0) return []
  const kinds = [...new Set(all.flatMap(({ characteristic }) => characteristic?.toLowerCase() ?? []))]
  const measured = all.filter(({ measures }) => measures.length > 0)
  const share =
    measured.length === all.length
      ? 'all of them with a figure to test against'
      : measured.length === 0
        ? 'none of them with a figure to test against'
        : `${numberWord(measured.length)} of them with a figure to test against`
  return say(
    `${countOf(all.length, 'quality requirement')} ${agree(all.length, 'concerns', 'concern')} ${joinSome(kinds, 4)}, ${all.length === 1 ? share.replace(/(all|none) of them/, (_, some: string) => (some === 'all' ? '' : 'not yet')).trim() : share}`,
    all,
  )
}

export const goals: ChapterWriter = (view) => paragraphs(paragraphOf(purpose(view)), paragraphOf(qualities(view), priorities(view)))
