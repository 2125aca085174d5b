import { readFileSync } from 'node:fs'
import type { Content } from '#shared/content/content.ts'
import { checkForRepair, checkWithSdk } from './checks/check-office-file.ts'
import { checkContents, checkSheets, checkSlides, checkTitle, readPages } from './checks/check-pages.ts'
import { checkPdf, checkWithQpdf } from './checks/check-pdf.ts'
import { checkValues } from './checks/check-values.ts'
import { compareContent } from './compare-content.ts'
import type { Fault, Finding, Pair } from './fault.ts'
import type { LibreOffice } from './libre-office.ts'
import type { ReadCell, FileReading } from './reading.ts'
import { readDeck } from './readers/read-deck.ts'
import { readTaggedPdf } from './readers/read-tagged-pdf.ts'
import { readOfficeFiles, type OfficeReading } from './readers/run-python.ts'

export type MadeFile = { pair: Pair; path: string; content: Content }
/** `entries`: number of entries in the tables of contents of Word files. */
type Result = { faults: Fault[]; checks: number; entries: number }
type Office = MadeFile & { pair: { format: 'docx' | 'pptx' | 'xlsx' } }

const isOffice = (file: MadeFile): file is Office => ['docx', 'pptx', 'xlsx'].includes(file.pair.format)

/** Runs all checks on some files; Python and LibreOffice are started once for all of them. */
export async function validateFiles(files: readonly MadeFile[], libreOffice: LibreOffice): Promise<Result> {
  const faults: Fault[] = []
  let checks = 0
  const check = async ({ pair }: MadeFile, name: string, work: () => Promise<Finding[]> | Finding[]) => {
    checks++
    const findings = await attempt(work)
    faults.push(...findings.map((finding) => ({ pair, check: name, ...finding })))
  }
  const office = files.filter(isOffice)
  const pages = libreOffice.convert(
    office.map(({ path }) => path),
    'pdf',
  )
  for (const file of files) {
    if (file.pair.format === 'json') await check(file, 'structure', () => checkJson(file))
    if (file.pair.format === 'pdf') await checkPdfFile(file, check)
  }
  for (const file of office) {
    await check(file, 'Open XML SDK', () => checkWithSdk(file.path))
    await check(file, 'repair', () => checkForRepair(file.path, file.pair.format))
  }
  const readings = await readOffice(office)
  for (const file of office)
    await check(file, 'structure', () => compareContent(file.content, readings(file.path), file.pair.format))
  const printed = await pages
  for (const file of office) await check(file, 'pages', () => checkPages(file, readings(file.path), printed.get(file.path)))
  const books = office.filter(({ pair }) => pair.format === 'xlsx')
  const worked = await readAgain(books, libreOffice)
  for (const book of books) await check(book, 'values', () => checkValues(cellsOf(readings(book.path)), worked(book.path)))
  const words = office.filter(({ pair }) => pair.format === 'docx')
  return { faults, checks, entries: words.reduce((sum, { path }) => sum + entriesOf(readings, path), 0) }
}

/** A check that throws counts as failed. */
async function attempt(work: () => Promise<Finding[]> | Finding[]): Promise<Finding[]> {
  try {
    return await work()
  } catch (error) {
    return [{ place: 'file', sentence: `It cannot be read: ${error instanceof Error ? error.message : String(error)}` }]
  }
}

function checkJson({ path, content }: MadeFile): Finding[] {
  const { edition, ...read } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  const isSame = JSON.stringify(sorted(read)) === JSON.stringify(sorted(JSON.parse(JSON.stringify(content))))
  return [
    ...(isSame ? [] : [{ place: 'file', sentence: 'It is not the content.' }]),
    ...(edition === undefined ? [{ place: 'file', sentence: 'It does not name its edition.' }] : []),
  ]
}

/** The same value with the keys of its objects sorted. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

type Check = (file: MadeFile, name: string, work: () => Promise<Finding[]> | Finding[]) => Promise<void>

async function checkPdfFile(file: MadeFile, check: Check) {
  await check(file, 'qpdf', () => checkWithQpdf(file.path))
  await check(file, 'structure', async () => {
    const read = await readTaggedPdf(file.path)
    return [...checkPdf(read, file.content), ...compareContent(file.content, read, 'pdf')]
  })
}

type Found = (path: string) => OfficeReading

async function readOffice(files: readonly Office[]): Promise<Found> {
  const paths = files.filter(({ pair }) => pair.format !== 'pptx').map(({ path }) => path)
  const answers = await readOfficeFiles(paths)
  return (path) => {
    if (path.endsWith('.pptx')) return readDeck(readFileSync(path))
    const answer = answers.get(path)
    if (!answer || 'failure' in answer) throw new Error(answer?.failure ?? 'The reader said nothing.')
    return answer
  }
}

/** A file that cannot be read is already reported as a fault. */
function entriesOf(readings: Found, path: string): number {
  try {
    return readings(path).contents.length
  } catch {
    return 0
  }
}

const cellsOf = (reading: OfficeReading): Record<string, ReadCell> => reading.cells ?? {}

async function readAgain(books: readonly Office[], libreOffice: LibreOffice) {
  const worked = await libreOffice.convert(
    books.map(({ path }) => path),
    'xlsx',
  )
  const answers = await readOfficeFiles([...worked.values()])
  return (path: string): Record<string, ReadCell> => {
    const answer = answers.get(worked.get(path) ?? '')
    if (!answer) throw new Error('LibreOffice did not work it out again.')
    if ('failure' in answer) throw new Error(answer.failure)
    return cellsOf(answer)
  }
}

async function checkPages({ pair, content }: Office, reading: FileReading, path: string | undefined): Promise<Finding[]> {
  if (path === undefined) return [{ place: 'file', sentence: 'LibreOffice does not open it.' }]
  const pages = await readPages(path)
  if (pair.format === 'pptx') return checkSlides(reading, pages)
  if (pair.format === 'xlsx') return checkSheets(reading, pages)
  return [...checkTitle(content, pages), ...checkContents(reading, pages)]
}
