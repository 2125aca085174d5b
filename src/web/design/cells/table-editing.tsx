import '../design.css'
import './cells.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { FactChange } from '#shared/api/design.ts'
import type { ShownTable } from '#shared/api/shown-table.ts'
import type { Block, BlockOf } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { isProse } from '#shared/content/prose.ts'
import { AppError } from '#shared/errors.ts'
import { listSome } from '#shared/list-some.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { reloadDocuments } from '#web/documents/queries.ts'
import { surroundingsQuery } from '#web/documents/surroundings.ts'
import { Button } from '#web/ui/button.tsx'
import { forget, ownPrefix } from '#web/ui/stored-value.ts'
import * as texts from '#words/cells.ts'
import * as general from '#words/general.ts'
import { designQuery } from '../design-query.ts'
import { FollowersNote } from '../followers.tsx'
import { CellForm } from './cell-form.tsx'
import { CellGrid, type Place } from './cell-grid.tsx'
import { factsById } from '../apply-changes.ts'
import { wholeFields } from '../within-field.ts'
import { fieldsOf } from './fields-of.ts'
import { designAt } from './view-of.ts'

type TableEditingProps = {
  /** The document, and its version on the page. */
  id: string
  version: string
  section: Section
  /** `outdated` names the other documents that do not have the change. Resolves when the page shows the new version. */
  onSaved: (version: string, outdated: string | undefined) => Promise<void>
  onClosed: () => void
}

/** The tables of a section with their facts, edited cell by cell; everything else that follows from the facts is one line with a link. */
export function TableEditing({ id, version, section, onSaved, onClosed }: TableEditingProps) {
  const { data, error } = useQuery({ ...designQuery(id, version), placeholderData: keepPreviousData })
  const { open, setOpen, close, save, failure, box } = useCells({
    id,
    version,
    isReady: data !== undefined,
    onSaved,
  })
  const hint = useId()
  const edited = open && data ? fieldsOf(data.facts, open.fact, fieldsAt(data.shown, open)) : undefined
  const form = edited && (
    <CellForm
      key={`${open!.fact} ${open!.column}`}
      {...edited}
      {...{ failure }}
      keptAs={keptName(id, open!)}
      isBusy={save.isBusy}
      onSave={(changes) => save.run(wholeFields((id) => factsById(data!.facts).get(id), changes))}
      onCancel={close}
    />
  )
  return (
    <section ref={box} aria-label={texts.tablesOf(section.heading)} className="grid gap-4 font-sans text-sm leading-normal">
      {error && (
        <p role="alert" className="text-danger">
          {texts.notOpened(sentenceFor(error))}
        </p>
      )}
      {!data && !error && <output className="text-ink-3">{general.loading}</output>}
      {data && data.shown.some(({ block }) => section.blocks.some((one) => one.id === block)) && (
        <p id={hint} className="text-ink-2">
          {texts.howToEdit}
        </p>
      )}
      {data &&
        section.blocks
          .filter((block) => !isProse(block))
          .map((block) => {
            const shown = data.shown.find((one) => one.block === block.id && one.rows.some((row) => row))
            if (block.type !== 'table' || !shown) return <InDesign key={block.id} block={block} to={designOf(id, section, block)} />
            const design = designOf(id, section, block)
            return (
              <figure key={block.id} aria-describedby={hint} className="cell-grid">
                <figcaption className="my-2 text-ink-2">{block.caption}</figcaption>
                <div className="overflow-x-auto border-y border-line">
                  <CellGrid {...{ block, shown, design, open, form }} onOpen={setOpen} />
                </div>
              </figure>
            )
          })}
      {data && <FollowersNote outdated={data.outdated} />}
      <div>
        <Button size="small" disabled={save.isBusy} onClick={onClosed}>
          {texts.done}
        </Button>
      </div>
    </section>
  )
}

const designOf = (id: string, { id: chapter }: Section, { type }: Block) => designAt(id, chapter, type === 'diagram')

const fieldsAt = (shown: ShownTable[], { block, fact, column }: Place) =>
  shown.find((one) => one.block === block)?.rows.find((row) => row?.fact === fact)?.fields[column] ?? []

const InDesign = ({ block, to }: { block: Block; to: string }) => (
  <p className="text-ink-2">
    {nameOf(block)}{' '}
    <Link to={to} className="text-accent underline underline-offset-2">
      {texts.editInDesign}
    </Link>
  </p>
)

const nameOf = (block: Block) => {
  const kind = texts.blocks[block.type as keyof typeof texts.blocks]
  const caption = (block as Partial<BlockOf<'table'>>).caption
  return caption ? `${kind}: ${caption}.` : `${kind}.`
}

/** Answers after which sending the same again would not help. */
const final = new Set<AppError['code']>(['invalid-input', 'not-allowed', 'not-found', 'conflict'])

type Cells = Pick<TableEditingProps, 'id' | 'version' | 'onSaved'> & { isReady: boolean }

const keptName = (id: string, { block, fact, column }: Place) => `${ownPrefix}cell:${id} ${block} ${fact} ${column}`

/** The cell opened last, by document: the cells are shown anew if a new version loads slowly, and the focus returns to it. */
const lastOpened = new Map<string, Place>()

/** The open cell, and saving it as a version. */
function useCells({ id, version, isReady, onSaved }: Cells) {
  const [open, setOpen] = useState<Place>()
  const [left, setLeft] = useState(() => lastOpened.get(id))
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isReady || open) return
    const name = left && CSS.escape(`${left.block} ${left.fact} ${left.column}`)
    const cells = box.current
    const cell = cells?.querySelector<HTMLElement>(`[data-cell="${name}"]`) ?? cells?.querySelector<HTMLElement>('[data-cell]')
    cell?.focus()
  }, [isReady, open, left])
  const close = () => {
    if (open) forget(keptName(id, open), 'localStorage')
    setLeft(open)
    setOpen(undefined)
    setFailure(undefined)
  }
  const run = async (changes: FactChange[]) => {
    if (changes.length === 0) return close()
    setBusy(true)
    setFailure(undefined)
    try {
      const made = await api.design.change({ id, base: version, changes }, { idempotencyKey: key.current })
      key.current = crypto.randomUUID()
      // Loaded before the page shows the new version, so that the section stays open over it.
      const [{ outdated }] = await Promise.all([
        queryClient.fetchQuery(designQuery(id, made.version)),
        queryClient.fetchQuery(surroundingsQuery(id, made.version)),
      ])
      await onSaved(made.version, outdated.length > 0 ? texts.outdated(listSome(outdated.map(({ name }) => name))) : undefined)
      close()
    } catch (error) {
      setFailure(sentenceFor(error))
      if (error instanceof AppError && final.has(error.code)) key.current = crypto.randomUUID()
      if (error instanceof AppError && error.code === 'conflict') await reloadDocuments()
    }
    return setBusy(false)
  }
  const openCell = (place: Place) => {
    if (isBusy) return
    setFailure(undefined)
    lastOpened.set(id, place)
    setOpen(place)
  }
  return { open, setOpen: openCell, close, failure, box, save: { isBusy, run: (changes: FactChange[]) => void run(changes) } }
}
