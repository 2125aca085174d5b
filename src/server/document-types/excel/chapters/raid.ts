import type { Block, Cell } from '#shared/content/blocks.ts'
import { isAnswer } from '#server/solution/is-answer.ts'
import { risksByWeight } from '#server/solution/risks-by-weight.ts'
import type { Chapter } from '../../document-type.ts'
import { capitalised, sentence } from '../../english.ts'
import { column, type ShownFact, table, text, withoutEmptyColumns } from '../../make-blocks.ts'
import { contradictionsIn, dependenciesOf, type SolutionView } from '../../solution-view.ts'
import { sourceText } from '../../tables/source-text.ts'

type Entry = {
  id: string
  type: 'Risk' | 'Assumption' | 'Issue' | 'Question' | 'Dependency' | 'Decision' | 'Answered question'
  words: string
  answer: string
  owner: string
  likelihood?: string
  impact?: string
  status: string
}

const risks = ({ solution }: SolutionView): Entry[] =>
  risksByWeight(solution.risks).map(({ id, text: words, mitigation, owner, likelihood, impact }) => ({
    id,
    type: 'Risk',
    words,
    answer: mitigation,
    owner,
    likelihood,
    impact,
    status: 'Open',
  }))

const assumptions = ({ solution }: SolutionView): Entry[] =>
  solution.assumptions.map((assumption) => ({
    id: assumption.id,
    type: 'Assumption',
    words: assumption.text,
    answer: sourceText(assumption),
    owner: '',
    status: assumption.source.from === 'brief' ? 'Stated' : 'To be confirmed',
  }))

/** Contradictory statements are already an issue; a mere gap is a question. */
function questions({ solution }: SolutionView): Entry[] {
  const issues = new Set(contradictionsIn(solution).map(({ id }) => id))
  return solution.questions.map(({ id, text: words, proposal, owner }) => ({
    id,
    type: issues.has(id) ? 'Issue' : 'Question',
    words,
    answer: proposal ?? '',
    owner,
    status: proposal ? 'Open, with a proposal' : 'Open, answer needed',
  }))
}

const dependencies = (view: SolutionView): Entry[] =>
  dependenciesOf(view).map(({ id, name, responsibility }) => ({
    id,
    type: 'Dependency',
    words: `${name}: ${responsibility}`,
    answer: '',
    owner: '',
    status: 'To be agreed',
  }))

const decisions = ({ solution }: SolutionView): Entry[] =>
  solution.decisions.map((decision) => ({
    id: decision.id,
    type: isAnswer(decision) ? 'Answered question' : 'Decision',
    words: decision.title,
    answer: decision.outcome,
    owner: '',
    status: isAnswer(decision) ? 'Answered' : decision.status === 'proposed' ? 'To be agreed' : 'Accepted',
  }))

const entriesOf = (view: SolutionView) => [risks, assumptions, questions, dependencies, decisions].flatMap((list) => list(view))

const row = ({ id, type, words, answer, owner, likelihood, impact, status }: Entry): Cell[] => [
  text(id, id),
  text(type),
  text(sentence(words)),
  text(answer ? sentence(answer) : ''),
  text(capitalised(owner)),
  text(capitalised(likelihood ?? '')),
  text(capitalised(impact ?? '')),
  null,
  text(status),
]

const shownAs: Record<Entry['type'], ShownFact['fields']> = {
  Risk: { text: ['text'], answer: ['mitigation'], owner: ['owner'], likelihood: ['likelihood'], impact: ['impact'] },
  Assumption: { text: ['text'] },
  Issue: { text: ['text'], owner: ['owner'] },
  Question: { text: ['text'], owner: ['owner'] },
  Dependency: {},
  Decision: { text: ['title'], answer: ['outcome'] },
  'Answered question': { text: ['title'], answer: ['outcome'] },
}
const shownFields = ({ id, type }: Entry): ShownFact => ({ fact: id, fields: shownAs[type] })

function log(entries: Entry[]): Block {
  const whole = table('raid-log', 'Risks, assumptions, issues, questions, dependencies, decisions', {
    columns: [
      column('id', 'Id', 7),
      column('type', 'Type', 10),
      column('text', 'What', 27),
      column('answer', 'Mitigation or answer', 22),
      column('owner', 'Owner', 10),
      column('likelihood', 'Likelihood', 6),
      column('impact', 'Impact', 6),
      {
        id: 'weight',
        heading: 'Weight',
        kind: 'number',
        width: 4,
        formula: { operation: 'weigh', columns: ['likelihood', 'impact'] },
      },
      column('status', 'Status', 8),
    ],
    rows: entries.map(row),
    shows: { rows: entries.map(shownFields), calculated: { id: 'id', type: 'id', weight: 'sum' } },
  })
  return entries.some(({ likelihood }) => likelihood) ? whole : withoutWeight(whole)
}

/** Without risks no weight is needed. */
function withoutWeight(block: Block): Block {
  if (block.type !== 'table') return block
  const at = block.columns.findIndex(({ id }) => id === 'weight')
  const rest = { ...block, columns: block.columns.toSpliced(at, 1), rows: block.rows.map((cells) => cells.toSpliced(at, 1)) }
  return withoutEmptyColumns(rest)
}

export const raid: Chapter = {
  id: 'raid',
  heading: 'RAID log',
  ask: 'In one or two sentences: what weighs most in the log and who has to act.',
  alsoCalled: ['raid', 'risk', 'issue', 'assumption', 'dependencies', 'question', 'decision log'],
  body: (view) => {
    const entries = entriesOf(view)
    return entries.length > 0 ? { blocks: [log(entries)] } : undefined
  },
  words: () => [],
}
