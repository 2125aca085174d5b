import type { Cell, Inline } from '#shared/content/blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { bare, capitalised, sentence } from '../../english.ts'
import { type Body, column, idPart, missing, section, strong, table, text } from '../../make-blocks.ts'
import type { Scenario, SolutionView } from '../../solution-view.ts'

type DataEntity = Solution['dataEntities'][number]

const lead = (words: string, chapter: string, id: string): Inline[] => [
  { text: words, link: `#${chapter}-${idPart(id)}`, cites: [id] },
]

function runStates(view: SolutionView, scenario: Scenario): Cell[][] {
  const { steps, failure } = scenario
  const [first, last] = [steps[0]!, steps.at(-1)!]
  const rows: [string, string, string][] = [
    ['Begun', scenario.trigger, `${view.name(first.from)} hands over to ${view.name(first.to)}`],
    ['In hand', `${view.name(first.to)} has taken it`, last.action],
    ['Done', last.action, 'It stays so'],
    ['Failed', failure.when, failure.response],
  ]
  return rows.map(([state, entered, left], index) => [
    index === 0 ? lead(capitalised(bare(scenario.name)), 'interactions', scenario.id) : null,
    [strong(state)],
    text(sentence(entered)),
    text(sentence(left)),
  ])
}

/** Fields that tell the state of a row, with the states that they tell apart. */
const telling: [RegExp, before: string, after: string][] = [
  [/^valid_to$/, 'Current', 'Superseded'],
  [/^resolved_at$/, 'Open', 'Resolved'],
  [/^(signed_off|approved|released)_by$/, 'Proposed', 'Approved'],
  [/^(approved|valid)_until$/, 'Approved', 'Lapsed'],
  [/^delete_after$/, 'Kept', 'Due for deletion'],
  [/^handed_over_at$/, 'With the assistant', 'With a person'],
  [/^outcome$/, 'Awaiting its outcome', 'Confirmed'],
  [/^refreshed_at$/, 'Being refreshed', 'Complete'],
  [/^(status|state)$/, 'As written', 'As changed'],
]

function dataStates({ fields, name, id, retention }: DataEntity): Cell[][] {
  const told = fields.flatMap((field) => {
    const found = telling.find(([pattern]) => pattern.test(field.name))
    return found ? [[field.name, found[1], found[2]] as const] : []
  })
  const rows = told.map(([field, before, after]): Cell[] => [
    null,
    text(`${before} → ${after}`),
    [{ text: field, marks: ['code'] }],
    text(sentence(fields.find((candidate) => candidate.name === field)!.description)),
  ])
  const ending: Cell[] = [null, text('Kept → Deleted'), null, text(`After ${retention}.`)]
  const all = retention ? [...rows, ending] : rows
  return all.map((row, index) => (index === 0 ? [lead(name, 'data', id), ...row.slice(1)] : row))
}

export function states(view: SolutionView): Body {
  const runs = view.solution.scenarios.flatMap((scenario) => runStates(view, scenario))
  const data = view.solution.dataEntities.filter(({ store }) => view.element(store)).flatMap(dataStates)
  if (runs.length + data.length === 0)
    return {
      blocks: [missing('states-missing', 'Neither a run nor an entity is described, so no state can be told apart from another.')],
    }
  const runTable = table('states-runs', 'States of a run', {
    columns: [
      column('run', 'Run', 22),
      column('state', 'State', 12),
      column('entered', 'Entered when', 33),
      column('left', 'Left by', 33),
    ],
    rows: runs,
  })
  const dataTable = table('states-data', 'States of the data', {
    columns: [
      column('entity', 'Entity', 22),
      column('states', 'From and to', 26),
      column('field', 'Told by', 20),
      column('meaning', 'Meaning', 32),
    ],
    rows: data,
  })
  return {
    blocks: [],
    sections: [
      ...(runs.length > 0 ? [section('states-of-runs', 'Runs', { blocks: [runTable] })] : []),
      ...(data.length > 0 ? [section('states-of-data', 'Data', { blocks: [dataTable] })] : []),
    ],
  }
}
