import { agree, bare, countOf, joinList, joinSome, lowerFirst, numberWord } from '#server/document-types/english.ts'
import type { SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say } from '../prose.ts'

const clouds = { aws: 'Amazon Web Services', azure: 'Microsoft Azure', google: 'Google Cloud', neutral: undefined } as const

function choices({ solution }: SolutionView) {
  const [heaviest] = solution.decisions.toSorted((left, right) => right.requirements.length - left.requirements.length)
  if (!heaviest) return []
  return [
    ...say(
      solution.decisions.length === 1
        ? `One choice shapes the design: to ${lowerFirst(bare(heaviest.title))}`
        : `${countOf(solution.decisions.length, 'choice')} shape the design, and most hangs on one of them: “${bare(heaviest.title)}”`,
      [heaviest],
    ),
    ...(heaviest.requirements.length > 1
      ? say(
          `It bears on ${countOf(heaviest.requirements.length, 'requirement')}`,
          heaviest.requirements.map((id) => ({ id })),
        )
      : []),
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
    ...(cloud ? say(`The parts run on ${cloud}`) : say('The brief names no cloud, so the parts are chosen to run on any')),
    ...(fixed.length > 0
      ? say(
          `${joinSome([...new Set(fixed.map(({ technology, name }) => technology ?? name))], 5)} ${agree(fixed.length, 'is', 'are')} given by the client`,
          fixed,
        )
      : []),
    ...(proposed.length > 0
      ? say(
          `The technology of ${fixed.length === 0 && proposed.length > 1 ? 'all ' : 'the '}${fixed.length > 0 ? 'other ' : ''}${proposed.length === 1 ? 'part' : `${numberWord(proposed.length)} parts`}` +
            ' is our proposal and can be exchanged part by part, because the parts meet only along the arrows between them',
        )
      : []),
    ...(open.length > 0 ? say(`For ${joinList(namesOf(open))} it is still to be chosen`, open) : []),
  ]
}

export const strategy: ChapterWriter = (view) =>
  view.blocks.length === 0 && view.solution.decisions.length === 0
    ? []
    : paragraphs(paragraphOf(choices(view)), paragraphOf(technologies(view)))
