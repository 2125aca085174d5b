import { isoDay } from '#shared/calendar.ts'
import type { Cell, Column, Inline } from '#shared/content/blocks.ts'
import { findRuns } from './compare-words.ts'
import { bare, type ReadCell } from './reading.ts'

export type CellCheck = { column: Column; printed: (text: string) => string }

/** Whether a cell of a file agrees with the content. */
export function cellMatches(cell: Cell, read: ReadCell, { column, printed }: CellCheck): boolean {
  if (read.isError) return false
  const text = printed(bare(read.text))
  if (cell === null) return text === ''
  if (Array.isArray(cell)) {
    const runs = cell.map((run) => ({ ...run, text: printed(run.text) }))
    const end = findRuns(text, runs, { from: 0, reach: 0 })
    return end !== undefined && text.length - end <= roomBehind(cell)
  }
  if (typeof cell === 'number') return saysNumber(cell, read, column)
  if (column.kind === 'date' && isDay(cell)) return read.day === undefined ? dayOf(read.text) === cell : read.day === cell
  return text === bare(printed(cell))
}

/** An id with its separator. */
const perCitation = 8

/** Maximum letters after the text of a cell: the cited ids, and the addresses of links. */
const roomBehind = (cell: readonly Inline[]) =>
  cell.reduce((room, { link, cites = [] }) => {
    const ids = cites.reduce((sum, id) => sum + id.length + perCitation, 0)
    return room + ids + (link ? new URL(link, 'https://example.org').href.length + 3 : 0)
  }, 0)

function saysNumber(value: number, { number, text }: ReadCell, { kind, currency }: Column): boolean {
  if (number !== undefined) return isClose(number, kind === 'percent' ? value / 100 : value)
  const plain = text.replaceAll('\u2212', '-')
  const [, before = '', digits = '', after = ''] = /^([^\d]*)([\d,]+(?:\.\d+)?)([^\d]*)$/.exec(plain.trim()) ?? []
  const places = digits.split('.')[1]?.length ?? 0
  const printed = Number(digits.replaceAll(',', '')) * (before.includes('-') ? -1 : 1)
  if (digits === '' || Math.abs(printed - value) > 0.5 * 10 ** -places + 1e-9) return false
  if (kind === 'percent') return after.trim() === '%'
  return kind !== 'money' || currency === undefined || before.replaceAll(/[-\s]/g, '') !== ''
}

const isClose = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** `3 Mar 2026` as an ISO day. */
function dayOf(text: string): string | undefined {
  const moment = Date.parse(`${text.trim()} UTC`)
  return Number.isNaN(moment) ? undefined : isoDay(moment)
}
