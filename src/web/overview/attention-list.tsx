import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Attention } from '#shared/api/overview.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/overview.ts'
import { TypeName } from './type-name.tsx'
import { type AttentionGroup, firstOfEachKind, foldAttention, isFoldedByClient, isReview } from './fold-attention.ts'

const labels: Record<Attention['kind'], string> = {
  asked: words.review,
  refused: words.changesAsked,
  answered: words.answer,
  'in-review': words.inReview,
  approval: words.approval,
  overdue: words.overdue,
  late: words.lateProject,
  due: words.dueSoon,
  'date-near': words.dateNear,
  enquiry: words.enquiry,
  failed: general.failed,
  'too-long': words.planTooLong,
  'out-of-date': words.outOfDate,
  marked: words.marked,
  quiet: words.quiet,
}
const urgent: ReadonlySet<Attention['kind']> = new Set(['overdue', 'late', 'failed', 'refused'])

type AttentionListProps = { title: string; rows: Attention[]; empty: string }

/** Items that need attention, the most urgent first, each with one action; a filter shows only the user's own. */
export function AttentionList({ title, rows, empty }: AttentionListProps) {
  const [isOwn, setOwn] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const shown = isOwn ? rows.filter(({ isMine }) => isMine) : rows
  const groups = foldAttention(shown)
  const listed = isWhole ? groups : firstOfEachKind(groups)
  return (
    <Panel title={title} note={<OwnFilter rows={rows} isOwn={isOwn} onChange={setOwn} />}>
      {shown.length === 0 ? (
        <p className="px-4 py-6 text-ink-3 sm:px-5">{isOwn ? words.nothingWaitsForYou : empty}</p>
      ) : (
        <ul className="max-h-96 divide-y divide-line overflow-y-auto">
          {listed.map((group) => (
            <li key={`${group.kind} ${group.rows[0].link} ${group.rows[0].detail}`}>
              {group.rows.length === 1 ? <Row row={group.rows[0]} /> : <Folded group={group} />}
            </li>
          ))}
        </ul>
      )}
      {listed.length < groups.length && (
        <p className="border-t border-line px-4 py-2 sm:px-5">
          <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
            {words.showAll} <span className="text-ink-3 tabular-nums">{groups.length}</span>
          </Button>
        </p>
      )}
    </Panel>
  )
}

type OwnFilterProps = { rows: Attention[]; isOwn: boolean; onChange: (isOwn: boolean) => void }

const OwnFilter = ({ rows, isOwn, onChange }: OwnFilterProps) => (
  <fieldset aria-label={words.show} className="flex gap-1">
    {[true, false].map((own) => (
      <Button
        key={String(own)}
        size="small"
        variant="quiet"
        aria-pressed={isOwn === own}
        className="aria-pressed:bg-raised aria-pressed:text-ink"
        onClick={() => onChange(own)}
      >
        {own ? words.mine : words.allOfIt}
        <span className="text-ink-3 tabular-nums">{own ? rows.filter(({ isMine }) => isMine).length : rows.length}</span>
      </Button>
    ))}
  </fieldset>
)

const rowStyle = 'flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 sm:px-5'
const Kind = ({ kind }: { kind: Attention['kind'] }) => (
  <span className={`w-24 shrink-0 text-sm ${urgent.has(kind) ? 'text-danger' : 'text-warning'}`}>{labels[kind]}</span>
)

const Row = ({ row: { kind, title, type, detail, action, link } }: { row: Attention }) => (
  <div className={rowStyle}>
    <Kind kind={kind} />
    <div className="min-w-0 flex-[1_1_19rem]">
      <p className="font-medium wrap-anywhere">
        {title} {type && <TypeName type={type} />}
      </p>
      <p className="line-clamp-2 text-sm wrap-anywhere text-ink-3">{detail}</p>
    </div>
    <Link to={link} aria-label={`${action}: ${title}`} className={buttonStyle({ size: 'small' })}>
      {action}
    </Link>
  </div>
)

const Folded = ({ group: { kind, client, rows } }: { group: AttentionGroup }) => (
  <details className="group">
    <summary className={`cursor-pointer list-none hover:bg-raised pointer-coarse:min-h-11 ${rowStyle}`}>
      <Kind kind={kind} />
      <span className="min-w-0 flex-[1_1_12rem] font-medium wrap-anywhere">
        {kind === 'late' && words.lateProjectsOf(client, rows.length)}
        {kind === 'approval' && words.draftsToApproveOf(client, rows.length)}
        {isReview(kind) && words.reviewsOfTitle(rows[0].title, rows.length)}
        {!isReview(kind) && !isFoldedByClient(kind) && words.documentsOfTitle(rows[0].title, rows.length)}
      </span>
      <ChevronRight aria-hidden size={16} className="text-ink-3 group-open:rotate-90" />
    </summary>
    <ul className="divide-y divide-line border-t border-line bg-sunken">
      {rows.map((row) => (
        <li key={`${row.link} ${row.detail}`}>
          <Row row={row} />
        </li>
      ))}
    </ul>
  </details>
)
