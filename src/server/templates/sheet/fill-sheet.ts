import { dayLength } from '#shared/calendar.ts'
import { plainly, stateNames, wordFor } from '#shared/answer-words.ts'
import type { AnswerState } from '#shared/design-facts.ts'
import { type FilledRole, filledRoles, type LeftReason } from '#shared/limits.ts'
import { type Archive, zipDirectory } from '../open-xml-archive.ts'
import { refusal } from '../refusal.ts'
import type { Allowed } from './allowed-values.ts'
import { columnLetters, isIn } from './area.ts'
import { type CellValue, fillCells, recalculated } from './fill-cells.ts'
import { type OpenedSheet, openSheet, type SheetJob } from './read-sheet.ts'
import { crc32, deflateRawSync } from 'node:zlib'

export type SheetAnswer = {
  state: AnswerState
  how?: string | undefined
  owner?: string | undefined
  due?: string | undefined
  evidence?: string | undefined
}
export type FillJob = SheetJob & {
  /** By the ids of their statements. */
  answers: Record<string, SheetAnswer>
  /** Whether cells that already have a value are overwritten, except formulas. */
  overwrites: boolean
}
export type LeftCell = { cell: string; reason: LeftReason }
export type FilledSheet = { bytes: Buffer; cells: number; rows: number; left: LeftCell[] }

/** Maximum characters of a cell. */
const longestText = 32_767

/** A client's sheet with the answers filled in; no other byte of its parts changes. */
export async function fillSheet(bytes: Uint8Array, job: FillJob): Promise<FilledSheet> {
  const opened = await openSheet(bytes, job)
  const { archive, main, dayFormats } = opened.book
  const values = new Map<number, Map<number, CellValue>>()
  const left: LeftCell[] = []
  for (const { row, statements } of opened.rows) {
    job.progress()
    for (const { role, ...wanted } of answersOf(statements, job, opened)) {
      const column = opened.heads.roles[role]!
      const found = await settle({ opened, job, wanted, row, column })
      if (typeof found === 'string') left.push({ cell: `${columnLetters(column)}${row}`, reason: found })
      else if (found) values.set(row, (values.get(row) ?? new Map<number, CellValue>()).set(column, found))
    }
  }
  const cells = [...values.values()].reduce((sum, { size }) => sum + size, 0)
  if (cells === 0) return { bytes: Buffer.from(bytes), cells, rows: 0, left }
  const { path } = opened.sheet
  const filled = fillCells(await textOf(archive, path), values, { dayFormats, progress: job.progress })
  const replaced = new Map([[path.toLowerCase(), Buffer.from(filled)]])
  if (
    await hasFormulas(
      archive,
      opened.book.sheets.map((sheet) => sheet.path),
    )
  )
    replaced.set(main.toLowerCase(), Buffer.from(recalculated(await textOf(archive, main))))
  return { bytes: replaceParts(bytes, replaced), cells, rows: values.size, left }
}

/** `state`: the meaning of the text, for which the sheet may use another word. */
type Wanted = { text: string; state?: AnswerState | undefined; day?: number | undefined; reason?: LeftReason | undefined }

/** The values for the columns of a row; none while one of its statements is open. */
function answersOf(statements: string[], { answers: all }: FillJob, opened: OpenedSheet): ({ role: FilledRole } & Wanted)[] {
  const { roles, language } = opened.heads
  const answers = statements.map((id) => all[id])
  const given = answers.filter((answer) => answer !== undefined && answer.state !== 'open') as SheetAnswer[]
  if (given.length === 0 || given.length < answers.length) return []
  const { state } = given[0]!
  const isOne = given.every((answer) => answer.state === state)
  const word = stateNames[language][state]
  const how = joined(given, 'how', ' ')
  const due =
    given
      .flatMap((answer) => answer.due ?? [])
      .toSorted()
      .at(-1) ?? ''
  const wanted: Record<FilledRole, Wanted> = {
    answer: { text: word, state },
    // Without a column for the answer, the text begins with it.
    how: { text: roles.answer === undefined ? [word, how].filter(Boolean).join(': ') : how },
    owner: { text: joined(given, 'owner', ', ') },
    due: { text: due, day: dayNumber(due, opened.book.isFrom1904) },
    evidence: { text: joined(given, 'evidence', '; ') },
  }
  return filledRoles
    .filter((role) => roles[role] !== undefined && wanted[role].text !== '')
    .map((role) => ({ role, ...wanted[role], ...(!isOne && { reason: 'answers-differ' as const }) }))
}

const joined = (answers: SheetAnswer[], field: 'how' | 'owner' | 'evidence', between: string) =>
  [...new Set(answers.flatMap((answer) => answer[field]?.trim() || []))].join(between)

/** The serial number of a day in a workbook. */
function dayNumber(day: string, isFrom1904: boolean): number | undefined {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) ? undefined : time / dayLength + 25_569 - (isFrom1904 ? 1_462 : 0)
}

type Settling = { opened: OpenedSheet; job: FillJob; wanted: Wanted; row: number; column: number }

/** The value of a cell, or why it is not changed; undefined if it is already correct. */
async function settle({ opened, job, wanted, row, column }: Settling): Promise<CellValue | LeftReason | undefined> {
  const { grid, allowedAt } = opened
  if (wanted.reason) return wanted.reason
  const text = textIn(await allowedAt(row, column), wanted)
  if (typeof text !== 'string') return text.reason
  const before = grid.rows.get(row)?.get(column)
  if (before?.kind === 'formula') return 'formula'
  if (before && [text, String(wanted.day)].includes(before.text)) return undefined
  if (before && !job.overwrites) return 'has-value'
  if (grid.merged.some((area) => isIn(area, row, column) && (area.top !== row || area.left !== column))) return 'merged'
  return text.length > longestText ? 'too-long' : { text, day: wanted.day }
}

function textIn(allowed: Allowed, { text, state }: Wanted): string | { reason: LeftReason } {
  if (allowed === undefined) return text
  if (allowed === 'unknown') return { reason: 'list-not-read' }
  const found = state ? wordFor(state, allowed) : allowed.find((value) => plainly(value) === plainly(text))
  return found ?? { reason: 'not-in-list' }
}

/** A part as text, from which the same bytes can be written. */
async function textOf(archive: Archive, path: string): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of archive.read(path)!) chunks.push(chunk)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks))
  } catch (error) {
    throw refusal.damaged(error)
  }
}

async function hasFormulas(archive: Archive, paths: string[]): Promise<boolean> {
  if (archive.names.includes('xl/calcchain.xml')) return true
  for (const path of paths) {
    let before = ''
    for await (const chunk of archive.read(path) ?? []) {
      const text = before + chunk.toString('latin1')
      if (/<(?:[\w.-]+:)?f[\s>/]/.test(text)) return true
      before = text.slice(-40)
    }
  }
  return false
}

/** A zip file with other bytes for some of its parts; the others are copied in packed form, in the same order. */
function replaceParts(bytes: Uint8Array, replaced: ReadonlyMap<string, Uint8Array>): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const { name, header, packed } of zipDirectory(bytes)) {
    const other = replaced.get(name.toString('utf8').replaceAll('\\', '/').toLowerCase())
    const body = other ? deflateRawSync(other) : packed
    const record = Buffer.from(header)
    // The sizes are now in the header, and there is nothing after the bytes or the name.
    record.writeUInt16LE(record.readUInt16LE(8) & ~8, 8)
    record.fill(0, 30, 34)
    record.writeUInt32LE(offset, 42)
    if (other) {
      record.writeUInt16LE(8, 10)
      record.writeUInt32LE(crc32(other), 16)
      record.writeUInt32LE(body.length, 20)
      record.writeUInt32LE(other.length, 24)
    }
    // A local header has the same fields as the directory, from the required version to the length of the name.
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), record.subarray(6, 30), Buffer.alloc(2), name])
    files.push(local, body)
    directory.push(record, name)
    offset += local.length + body.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length / 2, 8)
  end.writeUInt16LE(directory.length / 2, 10)
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  )
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...directory, end])
}
