import { agree, countOf, numberWord } from '#server/document-types/english.ts'
import type { SheetId } from '#server/document-types/excel/outline.ts'
import { isPriced, proposedDecisionsOf, unansweredOf } from '#server/document-types/key-figures.ts'
import { contradictionsIn, type SolutionView } from '#server/document-types/solution-view.ts'
import { met } from '../hld/traceability.ts'
import { money, plan } from '../hld/operations.ts'
import { type ChapterWriter, oneParagraph, orElse, say } from '../prose.ts'

function origin({ solution, client }: SolutionView) {
  const proposed = proposedDecisionsOf(solution)
  return [
    ...say(
      `Each figure for ${client} is read off the sheet named beside it and follows when that sheet changes. All documents rest on the same facts`,
    ),
    ...(proposed.length > 0
      ? say(
          `${countOf(proposed.length, 'decision')} in the log still ${agree(proposed.length, 'needs', 'need')} the client’s agreement`,
          proposed,
        )
      : []),
  ]
}

function stated({ solution: { requirements } }: SolutionView) {
  if (requirements.length === 0) return say('The sheet fills as soon as the brief states what is required')
  const assumed = requirements.filter(({ priorityStated }) => !priorityStated)
  return [
    ...say('Filter by status for what is open, by characteristic for what has to be measured'),
    ...(assumed.length > 0
      ? say(
          `The priority of ${agree(assumed.length, 'one requirement', `${numberWord(assumed.length)} requirements`)} is our assumption and marked as such`,
          assumed,
        )
      : []),
  ]
}

const sums = ({ solution: { costs } }: SolutionView) =>
  costs.length === 0
    ? []
    : costs.every(isPriced)
      ? say('Change a quantity, a price or a reserve, and payments, years, parts and the summary follow')
      : say(
          'Enter each unit price in its tinted cell, and every sum follows. A total stays empty while one of its lines has no price; the count beside it says how many',
        )

const calendar = () =>
  say('Change the week that a workstream begins after, or its length, and its end and the bar of the chart follow')

function weightiest({ solution }: SolutionView) {
  const clashes = contradictionsIn(solution)
  const unanswered = unansweredOf(solution)
  return [
    ...say('The weight of a risk is its likelihood times its impact, each counted as one, two or three; the heaviest stand first'),
    ...(clashes.length > 0
      ? say(
          `${countOf(clashes.length, 'issue')} ${agree(clashes.length, 'comes', 'come')} from statements in the brief that cannot both hold`,
          clashes,
        )
      : []),
    ...(unanswered.length > 0
      ? say(
          `${countOf(unanswered.length, 'question')} ${agree(unanswered.length, 'has', 'have')} no working proposal and ${agree(unanswered.length, 'comes', 'come')} first`,
          unanswered,
        )
      : []),
  ]
}

const letters = () => say('Each row has one role that answers for it; the letters change with the people who are named')

/** The prose of a workbook: how each sheet is to be used. */
export const excelWords: Record<SheetId, ChapterWriter> = {
  summary: oneParagraph(origin),
  requirements: oneParagraph(stated),
  cost: orElse(oneParagraph(money, sums), 'The sheet fills once volumes and numbers of users are known'),
  plan: orElse(
    oneParagraph(plan, (view) => (view.solution.workstreams.length > 0 ? calendar() : [])),
    'The sheet fills once start, end and people are known',
  ),
  raid: oneParagraph(weightiest),
  raci: oneParagraph(letters),
  traceability: orElse(
    oneParagraph((view) => (view.solution.requirements.length > 0 ? met(view) : [])),
    'Each requirement that is added is traced here to a part and a test',
  ),
}
