import { useQuery } from '@tanstack/react-query'
import ListChecks from 'lucide-react/icons/list-checks'
import SearchX from 'lucide-react/icons/search-x'
import { Suspense, useId, useRef, useState, type RefObject, useEffect } from 'react'
import type { FactChange } from '#shared/api/design.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { usePassing } from '#web/ui/use-passing.ts'
import * as words from '#words/design-answers.ts'
import { pasteATable } from '#words/design.ts'
import type { DesignEditing } from '../editing.ts'
import { groupByHeading, type StatementGroup } from './answer-filters.ts'
import { AnswerRow } from './answer-row.tsx'
import { writeAnswerTable } from './answer-table.ts'
import { AnswerToolbar, ShownRows } from './answer-toolbar.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { type Earlier, earlierQuery } from './earlier-answer.tsx'
import { type Answers, useAnswers } from './use-answers.ts'

const control = (at: Element | null | undefined) =>
  at?.querySelector<HTMLElement>(':is(select, textarea, input)') ?? at?.querySelector<HTMLElement>('button')

/** Returns the same field of a row, otherwise the button that opens it, otherwise the row's first field. */
function fieldOf(row: Element, field: string | undefined) {
  const wanted = [field, 'more', 'state', 'select'].map((name) => row.querySelector(`[data-field="${name}"]`))
  return control(wanted.find(Boolean) ?? row)
}

/** Alt+arrow moves from any field (`data-field`) of a row (`data-row`) to the same field of the next or previous row. */
function useRowKeys(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current
    const onKey = (event: KeyboardEvent) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (by === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const from = (event.target as Element).closest('[data-row]')
      if (!element || !from) return
      event.preventDefault()
      const rows = [...element.querySelectorAll('[data-row]')]
      const to = rows[rows.indexOf(from) + by]
      const field = (event.target as Element).closest<HTMLElement>('[data-field]')?.dataset['field']
      const target = to && fieldOf(to, field)
      target?.focus()
      // The browser's own scrolling to the focus ignores the sticky bar.
      target?.scrollIntoView({ block: 'nearest' })
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [root])
}

const FillSheet = lazyPart(() => import('./fill-sheet.tsx').then((file) => file.FillSheet))
const PasteTable = lazyPart(() => import('./paste-table.tsx').then((file) => file.PasteTable))

type DesignAnswersProps = { editing: DesignEditing }

/** The client's statements, each with its answer. */
export const DesignAnswers = ({ editing }: DesignAnswersProps) =>
  editing.facts.statements.length === 0 ? (
    <EmptyState icon={<ListChecks aria-hidden size={24} className="text-ink-3" />} title={words.noStatements}>
      {words.noStatementsYet}
    </EmptyState>
  ) : (
    <StatementList editing={editing} />
  )

function StatementList({ editing }: DesignAnswersProps) {
  const answers = useAnswers(editing)
  const [said, say] = usePassing<string>(8_000)
  const root = useRef<HTMLDivElement>(null)
  useRowKeys(root)
  const { shown, selected } = answers
  const { data: earlier } = useQuery(earlierQuery(editing.document))
  return (
    <div ref={root} className="@container min-w-0">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Head editing={editing} answers={answers} said={said} say={say} />
        <AnswerToolbar answers={answers} />
        {!editing.isReadOnly && <p className="text-sm text-ink-3 pointer-coarse:hidden">{words.keysHint}</p>}
        {!editing.isReadOnly && shown.length > 0 && <ShownRows answers={answers} />}
        {selected.length > 0 && !editing.isReadOnly && <BulkBar answers={answers} said={said} say={say} />}
        {shown.length === 0 && <NothingShown answers={answers} />}
        {groupByHeading(shown).map((group) => (
          <Group key={group.statements[0]?.id} group={group} answers={answers} earlier={earlier} isReadOnly={editing.isReadOnly} />
        ))}
      </div>
    </div>
  )
}

type HeadProps = DesignAnswersProps & { answers: Answers; said: string | undefined; say(text: string): void }

/** Progress of the answers, and the import and export of spreadsheets. */
function Head({ editing, answers, said, say }: HeadProps) {
  const [open, setOpen] = useState<'table' | 'sheet'>()
  const { counts, shown } = answers
  const answered = counts.asked - counts.open
  const copy = async () => {
    const isCopied = await copyText(writeAnswerTable(shown, editing.facts.elements))
    say(isCopied ? words.rowsCopied(shown.length) : words.couldNotCopy)
  }
  const apply = ({ changes }: { changes: FactChange[] }) => {
    editing.change(...changes)
    say(words.answersChanged(changes.length))
    setOpen(undefined)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid w-48 gap-1.5">
        <p className="font-medium tabular-nums">{words.answeredOf(answered, counts.asked)}</p>
        <ShareBar percent={counts.asked === 0 ? 0 : (100 * answered) / counts.asked} />
      </div>
      <p aria-live="polite" className="min-w-0 flex-[1_1_12rem] text-sm text-ink-2">
        {said}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>{words.copyAsTable}</Button>
        {!editing.isReadOnly && (
          <>
            <Button onClick={() => setOpen('table')}>{pasteATable}</Button>
            <Button onClick={() => setOpen('sheet')}>{words.fillSheet}</Button>
          </>
        )}
      </div>
      <Suspense>
        {open === 'table' && <PasteTable facts={editing.facts} onClose={() => setOpen(undefined)} onApply={apply} />}
        {open === 'sheet' && <FillSheet editing={editing} onClose={() => setOpen(undefined)} onApply={apply} />}
      </Suspense>
    </div>
  )
}

const NothingShown = ({ answers: { narrow } }: { answers: Answers }) => (
  <EmptyState
    icon={<SearchX aria-hidden size={24} className="text-ink-3" />}
    title={words.nothingMatches}
    action={<Button onClick={() => narrow({ filter: 'all', search: '' })}>{words.showAll}</Button>}
  >
    {words.tryOtherWords}
  </EmptyState>
)

type GroupProps = {
  group: StatementGroup
  answers: Answers
  earlier: ReadonlyMap<string, Earlier> | undefined
  isReadOnly: boolean
}

function Group({ group: { heading, statements }, answers, earlier, isReadOnly }: GroupProps) {
  const { components, references, selected, answer, select } = answers
  const id = useId()
  return (
    <section {...(heading && { 'aria-labelledby': id })} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
      {heading && (
        <h2 id={id} className="px-3 pt-3 pb-2 font-medium wrap-anywhere">
          {heading}
        </h2>
      )}
      <ul className="grid min-w-0 grid-cols-[minmax(0,1fr)] border-b border-line">
        {statements.map((statement) => (
          <AnswerRow
            key={statement.id}
            {...{ statement, components, isReadOnly, answer, select }}
            earlier={earlier?.get(statement.id)}
            reference={references.get(statement.id) ?? statement.id}
            isSelected={selected.includes(statement)}
          />
        ))}
      </ul>
    </section>
  )
}
