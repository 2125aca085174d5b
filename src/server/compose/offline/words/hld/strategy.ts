import { agree, bare, countOf, joinList, joinSome, numberWord } from '#server/document-types/english.ts'
import { measureText, type SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say } from '../prose.ts'

const clouds = { aws: 'Amazon Web Services', azure: 'Microsoft Azure', google: 'Google Cloud', neutral: undefined } as const

/** The choice on which most requirements hang, with the tightest of them. */
export function choices({ solution }: SolutionView) {
  const [heaviest] = solution.decisions.toSorted((left, right) => right.requirements.length - left.requirements.length)
  if (!heaviest) return []
  const driven = solution.requirements.filter(({ id }) => heaviest.requirements.includes(id))
  const bound = driven.find(({ kind, measures }) => kind === 'quality' && measures.length > 0)
  const title = `“${bare(heaviest.title)}”`
  if (driven.length === 0)
    return say(
      solution.decisions.length === 1
        ? `One choice shapes the design: ${title}`
        : `${countOf(solution.decisions.length, 'choice')} shape the design, ${title} first; each comes from practice, because the brief states no requirement that would decide it`,
      [heaviest],
    )
  return [
    ...say(
      `${countOf(driven.length, 'requirement')} ${agree(driven.length, 'hangs', 'hang')} on ${solution.decisions.length === 1 ? 'the one choice made here' : 'one choice'}: ${title}`,
      [heaviest, ...driven],
    ),
    ...(bound && driven.length > 1 ? say(`${bound.id} among them sets the figure: ${measureText(bound)}`, [bound]) : []),
  ]
}

export function technologies({ blocks, outside, solution }: SolutionView) {
  const cloud = clouds[solution.cloud]
  const fixed = [...blocks, ...outside].filter(
    ({ technologyStated, kind }) => technologyStated && kind !== 'person' && kind !== 'external-system',
  )
  const proposed = blocks.filter(({ technology, technologyStated }) => technology && !technologyStated)
  const open = blocks.filter(({ technology }) => !technology)
  return [
    ...(cloud ? say(`The parts run on ${cloud}`) : say('The brief names no cloud, so each part is one that runs on any')),
    ...(fixed.length > 0
      ? say(
          `${joinSome([...new Set(fixed.map(({ technology, name }) => technology ?? name))], 5)} ${agree(fixed.length, 'is', 'are')} given by the client`,
          fixed,
        )
      : []),
    ...(proposed.length > 0
      ? say(
          `The technology of ${fixed.length === 0 && proposed.length > 1 ? 'all ' : 'the '}${fixed.length > 0 ? 'other ' : ''}${proposed.length === 1 ? 'part' : `${numberWord(proposed.length)} parts`}` +
            ` is our proposal and can be exchanged ${proposed.length === 1 ? 'alone' : 'one by one'}`,
        )
      : []),
    ...(open.length > 0 ? say(`For ${joinList(namesOf(open))} it is still to be chosen`, open) : []),
  ]
}

export const strategy: ChapterWriter = (view) =>
  view.blocks.length === 0 && view.solution.decisions.length === 0
    ? []
    : paragraphs(paragraphOf(choices(view)), paragraphOf(technologies(view)))
