import '#web/design/design.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ProjectPage } from '#shared/api/projects.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Clashes } from '#web/design/clashes.tsx'
import { designQuery } from '#web/design/design-query.ts'
import type { DesignEditing } from '#web/design/editing.ts'
import { PlanChart } from '#web/design/plan/plan-chart.tsx'
import { SaveBar } from '#web/design/save-bar.tsx'
import { FactTable } from '#web/design/tables/fact-table.tsx'
import { workColumns } from '#web/design/tables/lists.ts'
import { useDesign } from '#web/design/use-design.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { NoticeBanner } from '#web/ui/notice-banner.tsx'
import { Panel } from '#web/ui/panel.tsx'
import * as design from '#words/design.ts'
import * as general from '#words/general.ts'
import * as words from '#words/projects.ts'
import { reloadProjects } from '#web/projects/live-queries.ts'

type PlanEditorProps = {
  source: NonNullable<ProjectPage['source']>
  /** The project's own start, to be put into the plan. */
  newStart: string | undefined
  onClose: () => void
}

/** The plan on a project's page, edited in place. It is saved as the next version of the document that it comes from. */
export function PlanEditor({ source: { documentId }, newStart, onClose }: PlanEditorProps) {
  const { data, error } = useQuery(designQuery(documentId))
  return (
    <Panel
      title={words.planEditor}
      note={
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- pressing Edit plan moves the focus here
        <Button autoFocus size="small" onClick={onClose}>
          {words.closePlan}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-5">
        {error && <ErrorBanner>{`${words.planCouldNotBeOpened} ${sentenceFor(error)}`}</ErrorBanner>}
        {!data && !error && <output className="text-ink-3">{general.loading}</output>}
        {data && <Editor id={documentId} loaded={data} newStart={newStart} />}
      </div>
    </Panel>
  )
}

type EditorProps = { id: string; loaded: Parameters<typeof useDesign>[1] } & Pick<PlanEditorProps, 'newStart'>

function Editor({ id, loaded, newStart }: EditorProps) {
  const { version } = loaded
  const edited = useDesign(id, loaded)
  const { editing, moved, draft } = edited
  const { facts, change } = editing
  const opened = useRef(version)
  useEffect(() => {
    if (opened.current !== version) void reloadProjects()
    opened.current = version
  }, [version])
  const used = useRef<string>(undefined)
  useEffect(() => {
    if (newStart === undefined || used.current === newStart || moved.isBehind) return
    used.current = newStart
    setStart(editing, newStart)
  }, [newStart, editing, moved.isBehind])
  return (
    <>
      <p className="text-sm text-ink-2">{words.howPlanIsEdited}</p>
      <SaveBar id={id} version={version} edited={edited} />
      {moved.movedFrom !== undefined && draft.steps.length > 0 && <NoticeBanner>{design.movedOn(moved.movedFrom)}</NoticeBanner>}
      {moved.clashes.length > 0 && <Clashes clashes={moved.clashes} onSettle={moved.settle} />}
      <PlanChart editing={editing} />
      <div className="sm:max-w-52">
        <Field label={words.startOfWork}>
          {(control) => (
            <DateInput
              {...control}
              label={words.startOfWork}
              value={startOf(facts)?.date ?? ''}
              onChange={(day) => day !== (startOf(facts)?.date ?? '') && setStart(editing, day)}
            />
          )}
        </Field>
      </div>
      <FactTable
        editing={{ change, newId: editing.newId, isReadOnly: editing.isReadOnly }}
        list="workstreams"
        title={design.work}
        noun={design.nouns.work}
        facts={facts.workstreams}
        columns={workColumns(facts).filter(({ field }) => shown.has(field))}
        empty={design.noWork}
      />
    </>
  )
}

const shown = new Set(['name', 'weeks', 'startWeek', 'dependsOn', 'notBefore'])

const startOf = ({ milestones }: DesignEditing['facts']) => milestones.find(({ kind }) => kind === 'start')

/** Gives the plan another start, or none if the day is empty. */
function setStart({ facts, change, newId }: DesignEditing, day: string) {
  const start = startOf(facts)
  if (start) change(day === '' ? { op: 'remove', id: start.id } : { op: 'set', id: start.id, field: 'date', value: day })
  else if (day !== '')
    change({
      op: 'add',
      list: 'milestones',
      id: newId('milestones'),
      value: { name: design.milestoneKinds.start, date: day, kind: 'start' },
    })
}
