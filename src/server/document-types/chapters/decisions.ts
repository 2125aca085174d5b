import type { Chapter } from '../document-type.ts'
import type { Block, Cell, Inline } from '#shared/content/blocks.ts'
import { isAnswer } from '#server/solution/is-answer.ts'
import { chosenOption } from '../chosen-option.ts'
import { bare, capitalised, lowerFirst, sentence } from '../english.ts'
import { column, type ShownFact, strong, table, text } from '../make-blocks.ts'
import type { Decision, SolutionView } from '../solution-view.ts'

/** Maximum rejected options that are described; more would be a study. */
const mostRejected = 3

/** What speaks for an option and against it, each on a line of its own. */
function balance({ names }: SolutionView, { source }: Pick<Decision, 'source'>, option: Decision['options'][number]): Inline[] {
  // Only in our own designs is it known which first words are names.
  const put = (words: string) => (source.from === 'reference' ? lowerFirst(bare(words), names) : bare(words))
  const side = (label: string, words: string | undefined) => (words ? [strong(label), ...text(` ${put(words)}.\n`)] : [])
  return [...side('For it:', option.merit), ...side('Against it:', option.drawback)]
}

/** The rejected options, with their pros and cons. */
const rejected = (view: SolutionView, decision: Decision): Inline[] =>
  trimmed(
    chosenOption(decision)
      .others.slice(0, mostRejected)
      .flatMap((option) => [strong(capitalised(bare(option.name))), ...text('.\n'), ...balance(view, decision, option)]),
  )

/** The chosen option, if the title does not name it. */
const outcomeOf = ({ title, outcome }: Decision) =>
  title.toLowerCase().includes(bare(outcome).toLowerCase()) ? '' : ` ${sentence(outcome)}`

function reasons(view: SolutionView, decision: Decision): Inline[] {
  const { context, consequences } = decision
  const { chosen } = chosenOption(decision)
  const balanced = chosen ? balance(view, decision, chosen) : []
  const follows = consequences.trim() === '' ? [] : [strong('What follows: '), ...text(sentence(consequences))]
  return trimmed([...text(`${sentence(context)}\n`), ...balanced, ...follows])
}

/** Without white space at the end. */
const trimmed = (runs: Inline[]): Inline[] =>
  runs.map((run, at) => (at === runs.length - 1 ? { ...run, text: run.text.trimEnd() } : run)).filter((run) => run.text !== '')

/** Decisions that affect the most requirements first. */
const decisionsByWeight = ({ decisions }: SolutionView['solution']) =>
  decisions.toSorted((left, right) => right.requirements.length - left.requirements.length)

/** Empty if there are no decisions. */
function decisionTable(view: SolutionView, id: string): Block[] {
  const decisions = decisionsByWeight(view.solution).filter((decision) => !isAnswer(decision))
  if (decisions.length === 0) return []
  return [
    table(id, decisions.some(({ status }) => status === 'proposed') ? 'Decisions proposed for your agreement' : 'Decisions', {
      columns: [
        column('chosen', 'Decision', 36),
        column('because', 'Why, and what follows', 36),
        column('instead', 'Alternatives', 28),
      ],
      rows: decisions.map((decision): Cell[] => [
        [{ ...strong(sentence(decision.title)), cites: [decision.id] }, ...text(outcomeOf(decision))],
        reasons(view, decision),
        rejected(view, decision),
      ]),
      shows: { rows: decisions.map(shownDecision), calculated: {} },
    }),
  ]
}

function shownDecision(decision: Decision): ShownFact {
  const others = chosenOption(decision).others.slice(0, mostRejected)
  const instead = others.flatMap(({ at }) => optionFields.map((field) => `options.${at}.${field}`))
  const fields = { chosen: ['title', 'outcome'], because: ['context', 'consequences'] }
  return { fact: decision.id, fields: instead.length > 0 ? { ...fields, instead } : fields }
}
const optionFields = ['name', 'merit', 'drawback']

/** Answers to questions of the document. They are the words of the person who answered; the design does not follow from them by itself. */
function answerTable({ solution }: SolutionView, id: string): Block[] {
  const answers = solution.decisions.filter(isAnswer)
  if (answers.length === 0) return []
  return [
    table(id, 'Questions answered', {
      columns: [column('question', 'Question', 40), column('answer', 'Answer', 38), column('by', 'From', 22)],
      rows: answers.map(({ id: fact, title, outcome, context, source }): Cell[] => [
        text(sentence(title), fact),
        text(sentence(outcome)),
        text(source.from === 'person' ? source.by : context),
      ]),
    }),
  ]
}

/** The decisions, their options, and their consequences. */
export const decisions: Chapter = {
  id: 'decisions',
  heading: 'Decisions',
  ask: 'What was decided, between which options, and with which consequences.',
  alsoCalled: ['decision', 'option', 'alternatives', 'trade-off', 'strategy'],
  body: (view) => {
    const blocks = [...decisionTable(view, 'decisions-table'), ...answerTable(view, 'decisions-answers')]
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: () => [],
}
