import { firm } from '#shared/firm.ts'
import { agree, bare, countOf, joinList, numberWord } from '#server/document-types/english.ts'
import {
  dayText,
  metRequirements,
  milestonesOf,
  moneyText,
  ownAssumptionsOf,
  planEndOf,
  unpricedOf,
  weeksAllowed,
} from '#server/document-types/key-figures.ts'
import { contradictionsIn, risksByWeight, type SolutionView } from '#server/document-types/solution-view.ts'
import { purpose } from '../hld/goals.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say, systemOf } from '../prose.ts'

/** What is offered, by whom, to whom. */
function proposal(view: SolutionView) {
  const { blocks, solution, client } = view
  const { requirements, workstreams } = solution
  const met = metRequirements(view).length
  const offer = `${firm.name} proposes to ${client}`
  if (blocks.length === 0 || view.solution.isAdvice)
    return workstreams.length > 0
      ? say(
          `${offer} ${countOf(workstreams.length, 'step')} of work, from “${workstreams[0]!.name}” to “${workstreams.at(-1)!.name}”`,
          workstreams,
        )
      : say('What is to be built cannot be proposed before the brief says what it must do')
  const thing = systemOf(view)
  const system = `${offer} ${thing === 'the system' ? 'a system' : thing} of ${countOf(blocks.length, 'part')}`
  if (requirements.length === 0)
    return say(`${system} that such a system usually has; the brief states no requirement yet, so the first answers will change it`)
  return say(
    met === requirements.length
      ? `${system}, which together meet ${agree(met, 'the one requirement', `all ${countOf(met, 'requirement')}`)} of the brief`
      : `${system}, which together meet ${numberWord(met).replace(/^no$/, 'none')} of ${countOf(requirements.length, 'requirement')}; the others wait for an answer`,
  )
}

function time({ solution }: SolutionView) {
  const allowed = weeksAllowed(solution)
  const end = planEndOf(solution)
  const last = milestonesOf(solution).at(-1)
  if (end === undefined) return say('How long the work takes is open, because neither start nor end is known')
  const late = allowed !== undefined && end > allowed ? `, later than the ${allowed} weeks of the brief` : ''
  const point = last ? `; the last milestone is “${bare(last.name)}”${last.date ? `, by ${dayText(last.date)}` : ''}` : ''
  return say(`The work ends in week ${end}${late}${point}`, last ? [last] : [])
}

/** What a reader should know the proposal leans on, before anything else. */
function ground({ solution }: SolutionView) {
  const { assumptions, questions } = solution
  const own = ownAssumptionsOf(solution).length
  const parts = [
    ...(assumptions.length > 0
      ? [
          `${countOf(assumptions.length, 'assumption')}${own > 0 ? ` (${own === assumptions.length ? `${agree(own, 'ours', 'all ours')}, as the brief is silent` : `${numberWord(own)} of them ours`})` : ''}`,
        ]
      : []),
    ...(questions.length > 0 ? [countOf(questions.length, 'open question')] : []),
  ]
  return parts.length > 0 ? say(`It all rests on ${joinList(parts)}`, [...assumptions, ...questions]) : []
}

/** The frame and what has no price yet; a budget that the brief contradicts is no frame. */
function price({ solution }: SolutionView) {
  const { budget, costs } = solution
  const open = unpricedOf(solution).length
  const clash = contradictionsIn(solution).filter(({ text }) => /\bbudget\b/i.test(text))
  const frame =
    clash.length > 0
      ? say('The brief gives more than one budget, and the sponsor has to say which one holds', clash)
      : budget?.amount !== undefined
        ? say(`The budget is ${moneyText(budget.amount, budget.currency)}, as the brief has it`)
        : say(budget ? `The brief says of the budget: “${bare(budget.quote)}”` : 'No budget is stated')
  const prices =
    open > 0
      ? say(`${countOf(open, 'cost line')} ${agree(open, 'has', 'have')} no price yet, and we have guessed none`)
      : costs.length > 0
        ? say('Each cost line has a price')
        : []
  return [...frame, ...prices]
}

function danger({ solution }: SolutionView) {
  const [heaviest] = risksByWeight(solution)
  return heaviest ? say(`Of the risks, ${heaviest.id} deserves attention first: “${bare(heaviest.text)}”`, [heaviest]) : []
}

export const executiveSummary: ChapterWriter = (view) =>
  paragraphs(
    paragraphOf(purpose(view)),
    paragraphOf(proposal(view), time(view)),
    paragraphOf(price(view), danger(view), ground(view)),
  )
