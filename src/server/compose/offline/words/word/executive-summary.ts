import { agree, bare, countOf, numberWord } from '#server/document-types/english.ts'
import { metRequirements, moneyText, planEndOf } from '#server/document-types/key-figures.ts'
import { contradictionsIn, risksByWeight, type SolutionView } from '#server/document-types/solution-view.ts'
import { purpose } from '../hld/goals.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say, systemOf } from '../prose.ts'

function proposal(view: SolutionView) {
  const { blocks, solution } = view
  const { requirements } = solution
  const met = metRequirements(view).length
  if (blocks.length === 0) return say('What is to be built cannot be proposed before the brief says what it must do')
  const built = `We propose to build ${systemOf(view)} from ${countOf(blocks.length, 'part')}`
  if (requirements.length === 0)
    return say(
      `${built} that such a system usually has, because the brief states no requirement yet; the first answers will change it`,
    )
  return say(
    met === requirements.length
      ? `${built}, which together meet ${agree(met, 'the one requirement', `all ${countOf(met, 'requirement')}`)}`
      : `${built}, which together meet ${numberWord(met)} of ${countOf(requirements.length, 'requirement')}; the others wait for an answer`,
  )
}

function time({ solution }: SolutionView) {
  const { timeline, milestones } = solution
  const end = planEndOf(solution)
  const last = milestones.toSorted((left, right) => right.week - left.week)[0]
  if (end === undefined) return say('How long the work takes is open, because neither start nor end is known')
  const late = timeline?.weeks !== undefined && end > timeline.weeks ? `, later than the ${timeline.weeks} weeks of the brief` : ''
  return say(`The work ends in week ${end}${late}${last ? `; the last milestone is “${bare(last.name)}”` : ''}`, last ? [last] : [])
}

/** The frame and what has no price yet; a budget that the brief contradicts is no frame. */
function price({ solution }: SolutionView) {
  const { budget, costs } = solution
  const open = costs.filter(({ unitPrice }) => unitPrice === undefined).length
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
  paragraphs(paragraphOf(purpose(view)), paragraphOf(proposal(view), time(view)), paragraphOf(price(view), danger(view)))
