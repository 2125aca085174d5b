import { clientsApi, type ImportLine } from '#shared/api/clients.ts'
import { clientLimits } from '#shared/limits.ts'
import { AppError } from '#shared/errors.ts'
import { sectors } from '#shared/firm.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { createClients, type NewClient } from './change-client.ts'
import { type CsvRow, readCsv } from './read-csv.ts'
import { findNames, nameKey } from './store.ts'

/** Maximum number of lines shown, those with errors first. */
const mostShown = 100

const columns = ['name', 'sector', 'status', 'since'] as const
type Column = (typeof columns)[number]
type Read = ImportLine & { client: NewClient | undefined }

/** Checks every line of a file of clients, and on request adds those without errors. */
export async function importClients(database: Database, viewer: Viewer, { csv, apply }: { csv: string; apply: boolean }) {
  const read = await readLines(database, csv)
  const clients = read.flatMap(({ client }) => client ?? [])
  if (apply && clients.length > 0) await createClients(database, viewer, clients)
  const faults = read.filter(({ fault }) => fault !== null)
  const lines = [...faults, ...read.filter(({ fault }) => fault === null)].slice(0, mostShown)
  return {
    success: true as const,
    sound: clients.length,
    faults: faults.length,
    isAdded: apply && clients.length > 0,
    lines: lines.map(({ line, name, sector, fault }) => ({ line, name, sector, fault })).toSorted((a, b) => a.line - b.line),
  }
}

async function readLines(database: Database, csv: string): Promise<Read[]> {
  const [head, ...rows] = readCsv(csv)
  if (!head) throw new AppError('invalid-input', 'The file is empty.')
  const places = placesOf(head)
  if (rows.length > clientLimits.rows)
    throw new AppError('too-large', `The file has ${rows.length.toLocaleString('en-GB')} clients; 5,000 can be read at once.`, {
      details: 'Cut it into several files.',
    })
  const known = await findNames(
    database,
    rows.map(({ cells }) => nameKey(cells[places.name] ?? '')),
  )
  const seen = new Map<string, number>()
  return rows.map((row) => readLine(row, { places, known, seen }))
}

type Places = Record<Column, number>

function placesOf({ cells }: CsvRow): Places {
  const headings = cells.map((cell) => cell.toLowerCase())
  const places = Object.fromEntries(columns.map((column) => [column, headings.indexOf(column)])) as Places
  if (places.name === -1 || places.sector === -1)
    throw new AppError('invalid-input', 'The first line has to name the columns.', {
      details: 'Name and Sector are needed, Status and Since may be there.',
    })
  return places
}

type Around = { places: Places; known: Set<string>; seen: Map<string, number> }

function readLine({ line, cells }: CsvRow, { places, known, seen }: Around): Read {
  // Exports prefix an apostrophe to cells that a spreadsheet would read as a formula; it is removed here.
  const cell = (column: Column) => (cells[places[column]] ?? '').replace(/^'(?=[=+\-@])/, '')
  const [name, sector, status, since] = [cell('name'), cell('sector'), cell('status').toLowerCase(), cell('since')]
  const told = { line, name: name.slice(0, clientLimits.name), sector: sector.slice(0, clientLimits.name) }
  const refused = (fault: string) => ({ ...told, fault, client: undefined })
  const found = sectors.find((one) => one.toLowerCase() === sector.toLowerCase())
  if (!found)
    return refused(`${sector === '' ? 'No sector' : `“${told.sector}” is no sector`}: it is one of ${sectors.join(', ')}.`)
  if (!/^(\d{4})?$/.test(since)) return refused('Since is a year of four digits.')
  const startYear = since === '' ? null : Number(since)
  const parsed = clientsApi.create.input.safeParse({ name, sector: found, ...(status && { status }), startYear })
  if (!parsed.success) return refused(parsed.error.issues[0]!.message)
  const key = nameKey(parsed.data.name)
  if (known.has(key)) return refused(`There is already a client named ${parsed.data.name}.`)
  const earlier = seen.get(key)
  if (earlier !== undefined) return refused(`Line ${earlier} has this name already.`)
  seen.set(key, line)
  return { ...told, fault: null, client: parsed.data }
}
