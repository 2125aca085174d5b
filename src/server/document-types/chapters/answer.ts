import type { Chapter } from '../document-type.ts'
import { capitalised, countOf, joinSome } from '../english.ts'
import { fitOf, isDesigned } from '../fit.ts'
import { wholePicture } from '../diagrams/whole-picture.ts'
import { bare } from '../english.ts'
import { paragraphsOf, citedText, systemOf } from '../prose.ts'
import { gapsOf } from '../requirement-status.ts'
import { answerTable } from '../tables/answer-table.ts'
import type { SolutionView } from '../solution-view.ts'

/** The sentence that a reader takes away. */
function lead(view: SolutionView) {
  const { solution, client, blocks } = view
  const name = capitalised(systemOf(view) === 'the system' ? solution.project : solution.system)
  const gaps = gapsOf(view).length
  if (fitOf(solution) === 'note')
    return citedText(`${name} at ${client}: understood so far, and ${countOf(solution.questions.length, 'question')}`)
  if (fitOf(solution) === 'partial') return citedText(`${name} for ${client}, with ${countOf(gaps, 'gap')} told first`)
  if (!isDesigned(solution))
    return citedText(
      `${name} for ${client}: ${joinSome(
        solution.workstreams.map((stream) => bare(stream.name)),
        4,
      )}`,
    )
  return citedText(`${name} for ${client}${blocks.length > 0 ? `, in ${countOf(blocks.length, 'part')}` : ''}`)
}

/** Page one: the five answers, then one picture of the whole. */
export const answer: Chapter = {
  id: 'answer',
  heading: 'The answer',
  ask: 'In three sentences for somebody who reads one page: what is proposed, when and for how much, what is unsafe, what we need.',
  alsoCalled: ['summary', 'overview', 'at a glance', 'introduction', 'goal', 'objective', 'purpose', 'document control'],
  body: (view) => ({
    blocks: [answerTable(view, 'answer-table'), ...(isDesigned(view.solution) ? wholePicture(view, 'answer-picture') : [])],
  }),
  words: (view) => paragraphsOf(lead(view)),
}
