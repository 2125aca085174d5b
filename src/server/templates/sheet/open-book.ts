import { posix } from 'node:path'
import { type Archive, openArchive } from '../open-xml-archive.ts'
import { readXml } from '../read-xml.ts'
import { refusal } from '../refusal.ts'
import { sheetRefusal } from './check-sheet.ts'

export type BookSheet = { name: string; path: string; isHidden: boolean }
export type Book = {
  archive: Archive
  main: string
  sheets: BookSheet[]
  /** Names that refer to an area. */
  names: Map<string, string>
  /** Days are counted from 1904, as on early Macs. */
  isFrom1904: boolean
  strings: string[]
  /** For each cell format, whether it shows a number as a day. */
  dayFormats: boolean[]
  /** For each cell format, whether it shows a number as a percentage. */
  percentFormats: boolean[]
}

/** The name of an element without its prefix. */
export const bare = (name: string) => name.slice(name.indexOf(':') + 1)

/** The contents of a workbook without its cells. */
export async function openBook(bytes: Uint8Array, progress: () => void): Promise<Book> {
  const archive = openArchive(bytes)
  if (archive.names.some((name) => name.endsWith('vbaproject.bin') || name.startsWith('xl/macrosheets/')))
    throw sheetRefusal.macros()
  const main = (await relationsOf(archive, '')).find(({ kind }) => kind === 'officeDocument')?.target ?? 'xl/workbook.xml'
  if (!main.startsWith('xl/') || !archive.read(main)) throw refusal.otherContent('.xlsx', 'no Excel workbook')
  const relations = await relationsOf(archive, main)
  const partOf = (wanted: string) => relations.find(({ kind }) => kind === wanted)?.target
  return {
    archive,
    main,
    ...(await readMain(archive, main, new Map(relations.map(({ id, target }) => [id, target])))),
    strings: await readStrings(archive, partOf('sharedStrings'), progress),
    ...(await readFormats(archive, partOf('styles'), progress)),
  }
}

type Relation = { id: string; kind: string; target: string }

async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part)
  const chunks = archive.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`))
  const relations: Relation[] = []
  if (!chunks) return relations
  await readXml(chunks, {
    open(name, attribute) {
      if (bare(name) !== 'Relationship' || attribute('TargetMode') === 'External') return
      const target = attribute('Target') ?? ''
      relations.push({
        id: attribute('Id') ?? '',
        kind: (attribute('Type') ?? '').split('/').at(-1)!,
        target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
      })
    },
    close() {},
    text() {},
  })
  return relations
}

async function readMain(archive: Archive, main: string, targets: Map<string, string>) {
  const sheets: BookSheet[] = []
  const names = new Map<string, string>()
  let isFrom1904 = false
  let named: string | undefined
  await readXml(archive.read(main)!, {
    open(name, attribute, attributes) {
      if (bare(name) === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attribute('date1904') ?? '')
      if (bare(name) === 'definedName') named = attribute('name')
      if (bare(name) !== 'sheet') return
      const id = attributes().find(([key]) => key.endsWith(':id'))?.[1]
      const path = targets.get(id ?? '')
      const isHidden = (attribute('state') ?? 'visible') !== 'visible'
      if (path?.includes('worksheets/')) sheets.push({ name: attribute('name') ?? '', path, isHidden })
    },
    close(name) {
      if (bare(name) === 'definedName') named = undefined
    },
    text(text) {
      if (named !== undefined) names.set(named.toLowerCase(), (names.get(named.toLowerCase()) ?? '') + text)
    },
  })
  return { sheets, names, isFrom1904 }
}

/** Maximum characters of all texts together. */
const mostCharacters = 8_000_000

async function readStrings(archive: Archive, part: string | undefined, progress: () => void): Promise<string[]> {
  const chunks = part === undefined ? undefined : archive.read(part)
  const strings: string[] = []
  let [characters, isText, isSounds] = [0, false, false]
  if (!chunks) return strings
  const handlers = {
    open(name: string) {
      if (bare(name) === 'si') strings.push('')
      if (bare(name) === 'rPh') isSounds = true
      if (bare(name) === 't') isText = !isSounds
    },
    close(name: string) {
      if (bare(name) === 't') isText = false
      if (bare(name) === 'rPh') isSounds = false
    },
    text(text: string) {
      if (!isText || strings.length === 0) return
      characters += text.length
      if (characters > mostCharacters) throw refusal.tooComplex()
      strings[strings.length - 1] += text
    },
  }
  await readXml(chunks, handlers, progress)
  return strings.map(decoded)
}

/** `_x000D_` is a workbook's notation for characters that XML cannot contain. */
export const decoded = (text: string) =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

const builtIn = (id: number) => (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)
const showsDay = (code: string) => /[dy]/i.test(code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))

/** Built-in formats of percentages. */
const isBuiltInPercent = (id: number) => id === 9 || id === 10

async function readFormats(archive: Archive, part: string | undefined, progress: () => void) {
  const chunks = part === undefined ? undefined : archive.read(part)
  const [dayFormats, percentFormats]: [boolean[], boolean[]] = [[], []]
  const codes = new Map<number, { isDay: boolean; isPercent: boolean }>()
  let isOfCells = false
  const handlers = {
    open(name: string, attribute: (name: string) => string | undefined) {
      const id = Number(attribute('numFmtId'))
      const code = attribute('formatCode') ?? ''
      if (bare(name) === 'numFmt') codes.set(id, { isDay: showsDay(code), isPercent: code.includes('%') })
      if (bare(name) === 'cellXfs') isOfCells = true
      if (bare(name) !== 'xf' || !isOfCells) return
      dayFormats.push(codes.get(id)?.isDay ?? builtIn(id))
      percentFormats.push(codes.get(id)?.isPercent ?? isBuiltInPercent(id))
    },
    close(name: string) {
      if (bare(name) === 'cellXfs') isOfCells = false
    },
    text() {},
  }
  if (chunks) await readXml(chunks, handlers, progress)
  return { dayFormats, percentFormats }
}
