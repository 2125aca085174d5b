import type { Block, Cell } from '#shared/content/blocks.ts'
import { capitalised, sentence } from '../../english.ts'
import { type Body, column, missing, table, text } from '../../make-blocks.ts'
import { contradictionsIn, dependenciesOf, risksByWeight, type SolutionView } from '../../solution-view.ts'
import { sourceText } from '../../tables/requirement-table.ts'

type Entry = {
  id: string
  type: 'Risk' | 'Assumption' | 'Issue' | 'Question' | 'Dependency' | 'Decision'
  words: string
  answer: string
  owner: string
  likelihood?: string
  impact?: string
  status: string
}

const risks = ({ solution }: SolutionView): Entry[] =>
  risksByWeight(solution).map(({ id, text: words, mitigation, owner, likelihood, impact }) => ({
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
    answer: assumption.source.from === 'brief' ? 'Confirmed before the work that rests on it begins' : sourceText(assumption),
    owner: 'To be named',
    status: assumption.source.from === 'brief' ? 'Stated by the client' : 'To be confirmed',
  }))

/** Statements that cannot both hold are an issue already; what is merely unknown is a question. */
function questions({ solution }: SolutionView): Entry[] {
  const issues = new Set(contradictionsIn(solution).map(({ id }) => id))
  return solution.questions.map(({ id, text: words, proposal, owner }) => ({
    id,
    type: issues.has(id) ? 'Issue' : 'Question',
    words,
    answer: proposal ?? 'Nothing to work with until it is answered',
    owner,
    status: proposal ? 'Open, with a proposal' : 'Open, answer needed',
  }))
}

const dependencies = (view: SolutionView): Entry[] =>
  dependenciesOf(view).map(({ id, name, responsibility }) => ({
    id,
    type: 'Dependency',
    words: `Access to ${name}: ${responsibility}`,
    answer: 'Agree access, contract and test data with its owner',
    owner: `Owner of ${name}`,
    status: 'To be agreed',
  }))

const decisions = ({ solution }: SolutionView): Entry[] =>
  solution.decisions.map(({ id, title, outcome, status }) => ({
    id,
    type: 'Decision',
    words: title,
    answer: outcome,
    owner: 'Sponsor',
    status: status === 'proposed' ? 'Proposed, for agreement' : 'Accepted',
  }))

function row({ id, type, words, answer, owner, likelihood, impact, status }: Entry): Cell[] {
  return [
    [{ text: id, cites: [id] }],
    text(type),
    text(sentence(words)),
    text(sentence(answer)),
    text(capitalised(owner)),
    text(capitalised(likelihood ?? '')),
    text(capitalised(impact ?? '')),
    null,
    text(status),
  ]
}

function log(view: SolutionView): Block {
  const entries = [risks, assumptions, questions, dependencies, decisions].flatMap((list) => list(view))
  if (entries.length === 0)
    return missing(
      'raid-log',
      'Nothing is logged yet. A workshop with the people who run today’s systems would fill the first rows.',
    )
  return table('raid-log', 'Risks, assumptions, issues, questions, dependencies and decisions', {
    columns: [
      column('id', 'Id', 7),
      column('type', 'Type', 10),
      column('text', 'What', 27),
      column('answer', 'Answer, or what we work with', 22),
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
  })
}

export const raid = (view: SolutionView): Body => ({ blocks: [log(view)] })
