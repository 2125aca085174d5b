import { agree, bare, countOf, joinList, joinSome, numberWord } from '#server/document-types/english.ts'
import { endOf, statedGoal, withoutEnd } from '#server/document-types/read-objective.ts'
import { isOfKind, type SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

function measuredBy({ solution }: SolutionView) {
  const measured = solution.objectives.filter((objective) => objective.measures.length > 0)
  const all = measured.length === solution.objectives.length
  if (measured.length === 0) return say('No figure says when that is reached; the sponsor should name one')
  return say(
    solution.objectives.length === 1
      ? 'The goal carries the figure by which the work will be judged'
      : `${all ? 'each goal' : `${numberWord(measured.length)} of the goals`} ${agree(measured.length, 'carries', all ? 'carries' : 'carry')} a figure by which the work will be judged`,
    measured,
  )
}

export function purpose(view: SolutionView) {
  const { client, solution } = view
  const [first, ...others] = solution.objectives
  if (!first)
    return say(
      `The brief does not say why ${client} wants ${solution.project}${solution.requirements.length > 0 ? ', so its requirements have to stand for the goal' : ''}`,
    )
  const deed = statedGoal(first.text)
  const end = endOf(first.text)
  const second = statedGoal(others[0]?.text ?? '')
  const opening = deed
    ? say(`${client} wants to ${withoutEnd(deed)}`, [first])
    : end
      ? say(`The work will have succeeded when ${end}`, [first])
      : say(`The reason for the work, in the client’s words: “${bare(first.text)}”`, [first])
  const more =
    others.length === 1 && second
      ? say(`It also wants to ${withoutEnd(second)}`, others)
      : others.length > 0
        ? say(`${countOf(others.length, 'further goal')} ${agree(others.length, 'stands', 'stand')} beside this one`, others)
        : []
  const success = !end ? measuredBy(view) : deed ? say(`The work will have succeeded when ${end}`, [first]) : []
  return [...opening, ...more, ...success]
}

const mostQuoted = 3
const longestQuoted = 300

/** Where the client stands today, quoted from the brief: first what has a figure. */
export function situation({ solution: { situation: told } }: SolutionView) {
  const quoted = told
    .filter(({ text }) => text.length <= longestQuoted)
    .map((said, place) => ({ ...said, place }))
    .toSorted((one, other) => Number(/\d/.test(other.text)) - Number(/\d/.test(one.text)))
    .slice(0, mostQuoted)
    .toSorted((one, other) => one.place - other.place)
  return quoted.flatMap(({ text }, index) => say(`${index === 0 ? 'Of today the brief says' : 'It goes on'}: “${bare(text)}”`))
}

export function priorities({ solution }: SolutionView) {
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

export function qualities({ solution }: SolutionView) {
  const all = solution.requirements.filter(isOfKind('quality'))
  if (all.length === 0) return []
  const kinds = [...new Set(all.flatMap(({ characteristic }) => characteristic?.toLowerCase() ?? []))]
  const measured = all.filter(({ measures }) => measures.length > 0)
  const share = measured.length === all.length ? 'each' : numberWord(measured.length).replace(/^no$/, 'none')
  return all.length === 1
    ? say(
        `The one quality requirement concerns ${kinds[0] ?? 'the system as a whole'} and ${measured.length === 1 ? 'has' : 'has no'} figure to test against`.replace(
          'has figure',
          'has a figure',
        ),
        all,
      )
    : say(
        `The ${countOf(all.length, 'quality requirement')} concern ${joinSome(kinds, 5)}; ${share} of them ${agree(measured.length, 'has', measured.length === all.length || measured.length === 0 ? 'has' : 'have')} a figure to test against`,
        all,
      )
}

export const goals: ChapterWriter = (view) =>
  paragraphs(paragraphOf(purpose(view)), paragraphOf(situation(view)), paragraphOf(qualities(view), priorities(view)))
