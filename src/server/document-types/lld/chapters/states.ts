import type { Cell, Inline } from '#shared/content/blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { bare, capitalised, sentence } from '../../english.ts'
import { elementLinks } from '../../fact-links.ts'
import { type Body, column, idPart, missing, section, strong, table, text } from '../../make-blocks.ts'
import type { Scenario, SolutionView } from '../../solution-view.ts'

type DataEntity = Solution['dataEntities'][number]

const lead = (words: string, chapter: string, id: string): Inline[] => [
  { text: words, link: `#${chapter}-${idPart(id)}`, cites: [id] },
]

/** The states that every run has; what differs between runs is told in the table of runs. */
const runStates: [state: string, meaning: string, next: string][] = [
  ['Begun', 'The first module has taken the trigger and given the run its identifier', 'In hand, or Failed'],
  ['In hand', 'Some steps are stored as done, the next one is known', 'Done, or Failed'],
  ['Done', 'The last step is stored', 'None'],
  [
    'Failed',
    'A step cannot be finished; the reason is stored with the step',
    'In hand when it is repeated, or Done by its fallback',
  ],
]

function runRow(view: SolutionView, { id, name, steps }: Scenario): Cell[] {
  const [first, last] = [steps[0]!, steps.at(-1)!]
  const middle = [...new Set(steps.flatMap(({ from, to }) => [from, to]))].filter(
    (part) => part !== first.to && part !== last.to && !view.isOutside(part),
  )
  return [
    lead(capitalised(bare(name)), 'interactions', id),
    elementLinks(view, [first.to]),
    middle.length > 0 ? elementLinks(view, middle) : null,
    elementLinks(view, [last.to]),
  ]
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
]

/** “Running, reconciled, held or failed.”: the states that a field of that name lists. */
function listedStates({ name, description }: DataEntity['fields'][number]): string | undefined {
  if (!/^(status|state)$/.test(name)) return undefined
  const states = bare(description)
    .split(/, | or /)
    .map((word) => capitalised(word.trim()))
  return states.length > 1 ? states.join(', ') : undefined
}

function dataStates({ fields, name, id, retention }: DataEntity): Cell[][] {
  const rows = fields.flatMap((field): Cell[][] => {
    const found = telling.find(([pattern]) => pattern.test(field.name))
    const states = found ? `${found[1]} → ${found[2]}` : listedStates(field)
    if (!states) return []
    return [[null, text(states), [{ text: field.name, marks: ['code'] }], text(sentence(field.description))]]
  })
  const ending: Cell[] = [null, text('Kept → Deleted'), null, text(`After ${retention}.`)]
  const all = retention ? [...rows, ending] : rows
  return all.map((row, index) => (index === 0 ? [lead(name, 'data', id), ...row.slice(1)] : row))
}

export function states(view: SolutionView): Body {
  const { scenarios } = view.solution
  const data = view.solution.dataEntities.filter(({ store }) => view.element(store)).flatMap(dataStates)
  if (scenarios.length + data.length === 0)
    return {
      blocks: [missing('states-missing', 'Neither a run nor an entity is described, so no state can be told apart from another.')],
    }
  const stateTable = table('states-runs', 'The four states that any run passes through', {
    columns: [column('state', 'State', 16), column('meaning', 'What it means', 52), column('next', 'May become', 32)],
    rows: runStates.map(([state, meaning, next]) => [[strong(state)], text(sentence(meaning)), text(sentence(next))]),
  })
  const runTable = table('states-owners', 'Which module stores which state', {
    columns: [
      column('run', 'Run', 28),
      column('begun', 'Stores Begun', 22),
      column('hand', 'Keep In hand', 28),
      column('done', 'Stores Done', 22),
    ],
    rows: scenarios.map((scenario) => runRow(view, scenario)),
  })
  const dataTable = table('states-data', 'States of the data, and the field that tells them', {
    columns: [
      column('entity', 'Entity', 22),
      column('states', 'States', 26),
      column('field', 'Told by', 20),
      column('meaning', 'Meaning', 32),
    ],
    rows: data,
  })
  return {
    blocks: [],
    sections: [
      ...(scenarios.length > 0 ? [section('states-of-runs', 'Runs', { blocks: [stateTable, runTable] })] : []),
      ...(data.length > 0 ? [section('states-of-data', 'Data', { blocks: [dataTable] })] : []),
    ],
  }
}
