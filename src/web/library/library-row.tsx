/* oxlint-disable jsx-a11y/prefer-tag-over-role -- each row has its own position, which table tags do not allow */
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Pencil from 'lucide-react/icons/pencil'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { LibraryRow as Row } from '#shared/api/library.ts'
import { comparePath } from '#web/comparison/compare-link.tsx'
import { typeLabel } from '#web/documents/labels.ts'
import { Button } from '#web/ui/button.tsx'
import { openQuestionCount } from '#words/counts.ts'
import { states } from '#words/document-states.ts'
import * as general from '#words/general.ts'
import { language } from '#words/language.ts'
import * as words from '#words/library.ts'
import { MarkedText } from './marked-text.tsx'
import { rowHeight } from './use-row-window.ts'

export type RowActions = { onRename(row: Row): void; onArchive(row: Row): void }
/** `place`: its position in the list, with the headings of groups. */
type LibraryRowProps = { place: number; number: number; row: Row | undefined; actions: RowActions | undefined }

const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
const cellStyle = 'hidden truncate text-sm text-ink-2 xl:block'
/** One grid for the header and every row. */
export const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-3 xl:grid-cols-[minmax(0,1fr)_9.5rem_10rem_9rem_7rem_5rem]'

/** One document: its name, the matching text, and the usual columns. */
export function LibraryRow({ place, number, row, actions }: LibraryRowProps) {
  const position = { top: place * rowHeight, height: rowHeight }
  if (!row)
    return (
      <div role="row" aria-rowindex={place + 2} aria-busy style={position} className="absolute inset-x-0 border-b border-line" />
    )
  const [client, type] = [row.clientName, typeLabel(row.type)]
  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      style={position}
      className={`absolute inset-x-0 border-b border-line focus-within:bg-raised hover:bg-raised ${columns}`}
    >
      <div role="cell" className="min-w-0">
        <Link
          to={row.webViewLink}
          data-row={number}
          className="block truncate text-sm leading-5 font-medium text-ink after:absolute after:inset-0"
        >
          <MarkedText text={row.name} marks={row.nameMarks} />
        </Link>
        <p className="truncate text-xs leading-4 text-ink-3">
          {row.hit ? (
            <>
              <span className="xl:hidden">{type} · </span>
              {row.hit.heading && <span className="text-ink-2">{row.hit.heading}: </span>}
              <MarkedText text={row.hit.text} marks={row.hit.marks} />
            </>
          ) : (
            <>
              <span className="xl:hidden">
                {/* A narrow row cuts off its end. */}
                {type} · {states[row.state]} · <Version row={row} /> · {client}
              </span>
              <span className="max-xl:hidden">
                {factsOf(row).map((fact, at) => (
                  <Fragment key={fact}>
                    {at > 0 && ' · '}
                    <bdi>{fact}</bdi>
                  </Fragment>
                ))}
              </span>
            </>
          )}
        </p>
      </div>
      <div role="cell" className={cellStyle}>
        {client}
      </div>
      <div role="cell" className={cellStyle}>
        {type}
      </div>
      <div role="cell" className={cellStyle}>
        <Version row={row} /> <StateBadge row={row} />
      </div>
      <div role="cell" className={cellStyle} title={words.by(row.author)}>
        <time dateTime={row.createdAt}>{day.format(new Date(row.createdAt))}</time>
      </div>
      <div role="cell" className="relative flex justify-end">
        {actions && (
          <>
            <Button variant="quiet" size="icon" aria-label={words.renameName(row.name)} onClick={() => actions.onRename(row)}>
              <Pencil aria-hidden size={15} strokeWidth={1.7} />
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`${row.archivedAt ? general.bringBack : general.archive} ${row.name}`}
              onClick={() => actions.onArchive(row)}
            >
              {row.archivedAt ? (
                <ArchiveRestore aria-hidden size={15} strokeWidth={1.7} />
              ) : (
                <Archive aria-hidden size={15} strokeWidth={1.7} />
              )}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** Shown below the document's name; the project unless it has the same name. */
const factsOf = ({ name, project, author, approvedBy, facts, marks }: Row) => [
  ...(project === name ? [] : [project]),
  words.by(author),
  ...(approvedBy ? [words.approvedBy(approvedBy)] : []),
  ...(facts.questions > 0 ? [openQuestionCount(facts.questions)] : []),
  ...(marks > 0 ? [words.marked(marks)] : []),
]

const StateBadge = ({ row }: { row: Row }) => (
  <span
    className={`ml-1.5 rounded-sm border px-1.5 text-xs ${row.approved && !row.archivedAt ? 'border-accent text-accent' : 'border-line text-ink-2'}`}
  >
    {states[row.state]}
  </span>
)

/** Links to the changes in the version, unless it is the first. */
function Version({ row: { id, name, version } }: { row: Row }) {
  const style = 'font-mono text-xs tabular-nums'
  if (version === '1.0.0') return <span className={style}>{version}</span>
  return (
    <Link
      to={comparePath({ documentId: id, to: version })}
      aria-label={words.compareVersionOfWithOne(version, name)}
      className={`relative rounded-sm text-accent underline underline-offset-2 ${style}`}
    >
      {version}
    </Link>
  )
}
