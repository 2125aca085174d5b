import type { ReactNode } from 'react'
import type { DesignEditing } from '#web/design/editing.ts'
import { EffortTable } from '#web/design/plan/effort-table.tsx'
import { PlanChart } from '#web/design/plan/plan-chart.tsx'
import { Decisions } from '#web/design/tables/decisions.tsx'
import { FactTable } from '#web/design/tables/fact-table.tsx'
import * as lists from '#web/design/tables/lists.ts'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/design.ts'

type View = { editing: DesignEditing }

/** One part of a design as tables. */
export function DesignTables({ name, editing }: View & { name: TableName }) {
  const One = tables[name]
  return <One editing={editing} />
}

const { views: titles, nouns } = words

export type TableName = Exclude<keyof typeof titles, 'picture' | 'answers'>

const tables: Record<TableName, (view: View) => ReactNode> = {
  components: ({ editing }) => (
    <FactTable
      editing={editing}
      list="elements"
      title={titles.components}
      noun={nouns.component}
      facts={editing.facts.elements.filter(({ kind }) => kind !== 'system')}
      columns={lists.componentColumns}
      empty={words.noComponents}
    />
  ),
  connections: ({ editing }) => (
    <FactTable
      editing={editing}
      list="relations"
      title={titles.connections}
      noun={nouns.connection}
      facts={editing.facts.relations}
      columns={lists.connectionColumns(editing.facts)}
      empty={words.noConnections}
    />
  ),
  data: ({ editing }) => (
    <FactTable
      editing={editing}
      list="dataEntities"
      title={titles.data}
      noun={nouns.data}
      facts={editing.facts.dataEntities}
      columns={lists.dataColumns(editing.facts)}
      empty={words.noData}
    />
  ),
  quality: ({ editing }) => (
    <FactTable
      editing={editing}
      list="qualities"
      title={titles.quality}
      noun={nouns.quality}
      facts={editing.facts.qualities}
      columns={lists.qualityColumns(editing.facts)}
      empty={words.noQuality}
    />
  ),
  decisions: ({ editing }) => <Decisions editing={editing} />,
  plan: ({ editing }) => <PlanView editing={editing} />,
  effort: ({ editing }) => <EffortView editing={editing} />,
  risks: ({ editing }) => (
    <FactTable
      editing={editing}
      list="risks"
      title={titles.risks}
      noun={nouns.risk}
      facts={editing.facts.risks}
      columns={lists.riskColumns}
      empty={words.noRisks}
    />
  ),
  questions: ({ editing }) => <QuestionsView editing={editing} />,
  names: ({ editing }) => (
    <FactTable
      editing={editing}
      list="names"
      title={titles.names}
      noun=""
      facts={editing.facts.names}
      columns={lists.nameColumns}
      empty={words.noNames}
    >
      <p className="text-sm text-ink-2">{words.whatNamesAre}</p>
    </FactTable>
  ),
}

const PlanView = ({ editing }: View) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
    <PlanChart editing={editing} />
    <Panel title={words.work}>
      <div className="p-4 sm:p-5">
        <FactTable
          editing={editing}
          list="workstreams"
          title={words.work}
          noun={nouns.work}
          facts={editing.facts.workstreams}
          columns={lists.workColumns(editing.facts)}
          empty={words.noWork}
        />
      </div>
    </Panel>
    <Panel title={words.dates}>
      <div className="p-4 sm:p-5">
        <FactTable
          editing={editing}
          list="milestones"
          title={words.dates}
          noun={nouns.date}
          facts={editing.facts.milestones.filter(({ kind }) => kind !== 'end')}
          columns={lists.milestoneColumns(editing.facts)}
          empty={words.noDates}
        />
      </div>
    </Panel>
    <Panel title={words.closedTimes}>
      <div className="p-4 sm:p-5">
        <FactTable
          editing={editing}
          list="windows"
          title={words.closedTimes}
          noun={nouns.closed}
          facts={editing.facts.windows}
          columns={lists.windowColumns(editing.facts)}
          empty={words.noClosedTimes}
        />
      </div>
    </Panel>
  </div>
)

const EffortView = ({ editing }: View) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
    <EffortTable editing={editing} />
    <Panel title={words.costs}>
      <div className="p-4 sm:p-5">
        <FactTable
          editing={editing}
          list="costs"
          title={words.costs}
          noun={nouns.cost}
          facts={editing.facts.costs}
          columns={lists.costColumns}
          empty={words.noCosts}
        />
      </div>
    </Panel>
  </div>
)

const QuestionsView = ({ editing }: View) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
    <FactTable
      editing={editing}
      list="questions"
      title={titles.questions}
      noun={nouns.question}
      facts={editing.facts.questions}
      columns={lists.questionColumns}
      empty={words.noQuestions}
    />
    <Panel title={words.assumptions}>
      <div className="p-4 sm:p-5">
        <FactTable
          editing={editing}
          list="assumptions"
          title={words.assumptions}
          noun={nouns.assumption}
          facts={editing.facts.assumptions}
          columns={lists.assumptionColumns}
          empty={words.noAssumptions}
        />
      </div>
    </Panel>
    <Panel title={words.needs}>
      <div className="p-4 sm:p-5">
        <FactTable
          editing={editing}
          list="needs"
          title={words.needs}
          noun={nouns.need}
          facts={editing.facts.needs}
          columns={lists.needColumns}
          empty={words.noNeeds}
        />
      </div>
    </Panel>
  </div>
)
