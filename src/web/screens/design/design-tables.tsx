import type { DesignFacts } from '#shared/api/design.ts'
import type { DesignEditing } from '#web/design/editing.ts'
import { CostTotals } from '#web/design/plan/cost-totals.tsx'
import { EffortTable } from '#web/design/plan/effort-table.tsx'
import { MissingCurrency } from '#web/design/plan/missing-currency.tsx'
import { PlanChart } from '#web/design/plan/plan-chart.tsx'
import { Decisions } from '#web/design/tables/decisions.tsx'
import { Interfaces, Scenarios } from '#web/design/tables/scenarios-and-interfaces.tsx'
import { FactTable, type FactTableProps } from '#web/design/tables/fact-table.tsx'
import * as lists from '#web/design/tables/lists.ts'
import { Panel } from '#web/ui/panel.tsx'
import { costs as costsTitle } from '#words/design-effort.ts'
import * as words from '#words/design.ts'

// Part of this module, so that the project's page loads the script that has the workspace's own plan.
export { PlanEditor } from './plan-editor.tsx'

const { views: titles, nouns } = words
export type TableName = Exclude<keyof typeof titles, 'picture' | 'answers'>

type Described = Omit<FactTableProps, 'editing'>

/** The tables that show a single list of facts. */
const tables = {
  components: ({ elements }) => ({
    list: 'elements',
    title: titles.components,
    noun: nouns.component,
    facts: elements.filter(({ kind }) => kind !== 'system'),
    columns: lists.componentColumns,
    empty: words.noComponents,
  }),
  connections: (facts) => ({
    list: 'relations',
    title: titles.connections,
    noun: nouns.connection,
    facts: facts.relations,
    columns: lists.connectionColumns(facts),
    empty: words.noConnections,
  }),
  data: (facts) => ({
    list: 'dataEntities',
    title: titles.data,
    noun: nouns.data,
    facts: facts.dataEntities,
    columns: lists.dataColumns(facts),
    empty: words.noData,
  }),
  environments: ({ environments }) => ({
    list: 'environments',
    title: titles.environments,
    noun: nouns.environment,
    facts: environments,
    columns: lists.environmentColumns,
    empty: words.noEnvironments,
  }),
  quality: (facts) => ({
    list: 'qualities',
    title: titles.quality,
    noun: nouns.quality,
    facts: facts.qualities,
    columns: lists.qualityColumns(facts),
    empty: words.noQuality,
  }),
  work: (facts) => ({
    list: 'workstreams',
    title: words.work,
    noun: nouns.work,
    facts: facts.workstreams,
    columns: lists.workColumns(facts),
    empty: words.noWork,
  }),
  dates: (facts) => ({
    list: 'milestones',
    title: words.dates,
    noun: nouns.date,
    facts: facts.milestones.filter(({ kind }) => kind !== 'end'),
    columns: lists.milestoneColumns(facts),
    empty: words.noDates,
  }),
  closedTimes: (facts) => ({
    list: 'windows',
    title: words.closedTimes,
    noun: nouns.closed,
    facts: facts.windows,
    columns: lists.windowColumns(facts),
    empty: words.noClosedTimes,
  }),
  costs: (facts, money) => ({
    list: 'costs',
    title: costsTitle,
    noun: nouns.cost,
    facts: facts.costs,
    columns: lists.costColumns(facts, money),
    empty: words.noCosts,
  }),
  risks: ({ risks }) => ({
    list: 'risks',
    title: titles.risks,
    noun: nouns.risk,
    facts: risks,
    columns: lists.riskColumns,
    empty: words.noRisks,
  }),
  questions: ({ questions }) => ({
    list: 'questions',
    title: titles.questions,
    noun: nouns.question,
    facts: questions,
    columns: lists.questionColumns,
    empty: words.noQuestions,
  }),
  assumptions: ({ assumptions }) => ({
    list: 'assumptions',
    title: words.assumptions,
    noun: nouns.assumption,
    facts: assumptions,
    columns: lists.assumptionColumns,
    empty: words.noAssumptions,
  }),
  needs: ({ needs }) => ({
    list: 'needs',
    title: words.needs,
    noun: nouns.need,
    facts: needs,
    columns: lists.needColumns,
    empty: words.noNeeds,
  }),
  names: ({ names }) => ({
    list: 'names',
    title: titles.names,
    noun: '',
    facts: names,
    columns: lists.nameColumns,
    empty: words.noNames,
  }),
} satisfies Record<string, (facts: DesignFacts, money: DesignEditing['money']) => Described>

type View = { editing: DesignEditing }
type Of = View & { of: keyof typeof tables }

const describe = (of: keyof typeof tables, { facts, money }: DesignEditing) => tables[of](facts, money)

const Table = ({ editing, of }: Of) => <FactTable editing={editing} {...describe(of, editing)} />

const TablePanel = ({ editing, of }: Of) => (
  <Panel title={describe(of, editing).title}>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-5">
      <Table editing={editing} of={of} />
      {of === 'costs' && <MissingCurrency editing={editing} />}
      {of === 'costs' && <CostTotals editing={editing} />}
    </div>
  </Panel>
)

/** One part of a design as tables. */
export function DesignTables({ name, editing }: View & { name: TableName }) {
  if (name === 'decisions') return <Decisions editing={editing} />
  if (name === 'scenarios') return <Scenarios editing={editing} />
  if (name === 'interfaces') return <Interfaces editing={editing} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {name === 'names' && <p className="text-sm text-ink-2">{words.whatNamesAre}</p>}
      {name === 'plan' && <PlanChart editing={editing} />}
      {name === 'effort' && <EffortTable editing={editing} />}
      {name !== 'plan' && name !== 'effort' && <Table editing={editing} of={name} />}
      {(panels[name] ?? []).map((of) => (
        <TablePanel key={of} editing={editing} of={of} />
      ))}
    </div>
  )
}

/** Tables below the first one of a part. */
const panels: Partial<Record<TableName, (keyof typeof tables)[]>> = {
  plan: ['work', 'dates', 'closedTimes'],
  effort: ['costs'],
  questions: ['assumptions', 'needs'],
}
