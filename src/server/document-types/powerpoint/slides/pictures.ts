import type { Cell } from '#shared/content/blocks.ts'
import { agree, bare, countOf, joinSome, numberWord, sentence } from '../../english.ts'
import { contextPicture } from '../../hld/diagrams/context-diagram.ts'
import { dataFlowOf } from '../../hld/diagrams/data-flow.ts'
import { diagrams, mergeEdges, mostBoxes, type Picture } from '../../hld/diagrams/draw.ts'
import { onePicture, partsPicture } from '../../hld/diagrams/one-picture.ts'
import { lastWeekOf } from '../../key-figures.ts'
import { column, missing, table, text } from '../../make-blocks.ts'
import { productsOf } from '../../makers.ts'
import type { SolutionView } from '../../solution-view.ts'
import { headline, mostRows, type Slide } from '../slide.ts'

/** What can be read at the back of a room. Round one system, arrows run straight and leave room for more. */
const answerLimits = { boxes: 8, arrows: 9 }
const contextLimits = { boxes: mostBoxes, arrows: mostBoxes }

/** Systems that hand data in, by name. */
function giversOf(view: SolutionView): string[] {
  const flows = view.crossings.map(dataFlowOf)
  return view.outside
    .filter(({ id, kind }) => kind === 'external-system' && flows.some(({ from }) => from === id))
    .map(({ name }) => name)
}

/** The neighbours with data on its way: what hands it in stands before the system, whom it serves behind. */
function flowPicture(view: SolutionView): Picture {
  const { nodes } = contextPicture(view)
  const centre = nodes.at(-1)!.id
  const end = (id: string) => (view.isOutside(id) ? id : centre)
  const around = view.solution.relations.filter(({ from, to }) => view.isOutside(from) || view.isOutside(to))
  const edges = around.map(dataFlowOf).map(({ from, to, data, synchronous }) => ({
    from: end(from),
    to: end(to),
    label: data,
    ...(synchronous ? {} : { asynchronous: true }),
  }))
  return { nodes, edges: mergeEdges(edges) }
}

export function context(view: SolutionView): Slide {
  const people = view.outside.filter(({ kind }) => kind === 'person').length
  const systems = view.outside.length - people
  const givers = giversOf(view)
  const picture = onePicture(flowPicture(view), contextLimits)
  const isWhole = picture.nodes.length > view.outside.length
  const caption = isWhole ? 'People and systems around' : 'The people and systems that exchange most'
  const groups = `${countOf(people, 'group')} of people`
  const fed = (names: number) =>
    givers.length > 0 && people > 0
      ? `${joinSome(givers, names)} ${agree(givers.length, 'feeds', 'feed')} one place that serves ${groups}`
      : undefined
  return {
    heading: headline(
      fed(3),
      fed(2),
      fed(1),
      people > 0 && systems > 0 ? `${groups} and ${countOf(systems, 'other system')} are involved` : undefined,
      people > 0
        ? `${groups} ${agree(people, 'uses', 'use')} the system`
        : `${countOf(systems, 'other system')} ${agree(systems, 'feeds', 'feed')} one place`,
    ),
    blocks: diagrams({ id: 'context-diagram', caption, direction: 'right', groups: [] }, [picture]),
  }
}

const clouds = { aws: ' on Amazon Web Services', azure: ' on Microsoft Azure', google: ' on Google Cloud', neutral: '' } as const

/** Advice is answered by the steps that lead to it and by what each of them brings. */
function steps({ solution }: SolutionView): Slide {
  const all = solution.workstreams.toSorted((left, right) => left.startWeek - right.startWeek)
  const [first, last] = [all[0]!, all.at(-1)!]
  const name = ({ name }: { name: string }) => `“${bare(name)}”`
  return {
    heading: headline(
      all.length > 1 ? `Our answer is ${countOf(all.length, 'step')}, from ${name(first)} to ${name(last)}` : undefined,
      `Our answer is ${countOf(all.length, 'step')} of work`,
    ),
    blocks: [
      table('answer-steps', 'What each step brings', {
        columns: [column('step', 'Step', 26), column('brings', 'What it brings', 54), column('when', 'In weeks', 20)],
        rows: all
          .slice(0, mostRows)
          .map((workstream): Cell[] => [
            text(workstream.name, workstream.id),
            text(sentence(productsOf(solution, workstream))),
            text(workstream.weeks === 1 ? `${workstream.startWeek}` : `${workstream.startWeek} to ${lastWeekOf(workstream)}`),
          ]),
      }),
    ],
  }
}

export function answer(view: SolutionView): Slide {
  if (view.solution.isAdvice && view.solution.workstreams.length > 0) return steps(view)
  const picture = partsPicture(view, 'answer-diagram', answerLimits)
  const shown = picture.reduce((sum, block) => sum + (block.type === 'diagram' ? block.nodes.length : 0), 0)
  if (shown === 0)
    return {
      heading: 'What is to be built depends on what the brief still has to say',
      blocks: [
        missing(
          'answer-parts',
          'The brief gives too little to name the parts. It has to say what the system must do, and with which data.',
        ),
      ],
    }
  const all = view.blocks.length
  const share = shown < all ? `; here are the ${numberWord(shown)} that exchange most` : ''
  const system = `Our answer is one system of ${countOf(all, 'part')}${clouds[view.solution.cloud]}`
  return { heading: headline(`${system}${share}`, system), blocks: picture }
}
