import { sheetLimits } from '#shared/limits.ts'
import { readXml } from '../read-xml.ts'
import { type Area, areaOf } from './area.ts'
import { type Book, type BookSheet, bare, decoded } from './open-book.ts'
import { sheetRefusal } from './check-sheet.ts'

export type GridCell = { text: string; kind: 'text' | 'number' | 'formula'; /** Its cell format. */ format: number }
export type ListRule = { areas: Area[]; formula: string }
export type Grid = {
  /** Cells with a value or a formula, by row and column. */
  rows: Map<number, Map<number, GridCell>>
  /** Cells with a drop-down list. */
  lists: ListRule[]
  merged: Area[]
  hidden: { rows: Set<number>; columns: Area[] }
}

const mostCells = 200_000
/** Stops the reading of a part once enough is known. */
class Enough extends Error {}

type GridReading = { book: Book; sheet: BookSheet; progress: () => void; lastRow?: number }

/** The cells of a sheet and its rules; `lastRow` limits the reading if the sheet is only inspected. */
export async function readGrid({ book, sheet, progress, lastRow = Infinity }: GridReading): Promise<Grid> {
  const grid: Grid = { rows: new Map(), lists: [], merged: [], hidden: { rows: new Set(), columns: [] } }
  const chunks = book.archive.read(sheet.path)
  if (!chunks) throw sheetRefusal.noSheet()
  try {
    await readXml(chunks, handlersFor(grid, book.strings, lastRow), progress)
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
  return grid
}

type Place = { row: number; column: number; type: string; format: number; value: string; isFormula: boolean }
type Attribute = (name: string) => string | undefined

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

function handlersFor(grid: Grid, strings: string[], lastRow: number) {
  const place: Place = { row: 0, column: 0, type: '', format: 0, value: '', isFormula: false }
  const cells = cellKeeper(grid, strings)
  let [isCell, isValue, isSounds] = [false, false, false]
  const rules = ruleReader(grid)
  return {
    open(prefixed: string, attribute: Attribute) {
      const name = bare(prefixed)
      rules.open(name, attribute)
      if (name === 'row') {
        Object.assign(place, { row: Number(attribute('r')) || place.row + 1, column: 0 })
        if (place.row > lastRow) throw new Enough()
        if (isTrue(attribute('hidden'))) grid.hidden.rows.add(place.row)
      } else if (name === 'c') {
        const column = areaOf(attribute('r') ?? '')?.left ?? place.column + 1
        Object.assign(place, {
          column,
          type: attribute('t') ?? 'n',
          format: Number(attribute('s') ?? 0),
          value: '',
          isFormula: false,
        })
        isCell = true
      } else if (name === 'col' && isTrue(attribute('hidden')))
        grid.hidden.columns.push({ left: Number(attribute('min')), right: Number(attribute('max')), top: 1, bottom: Infinity })
      else if (name === 'rPh') isSounds = true
      else if (isCell && name === 'f') place.isFormula = true
      else if (isCell && (name === 'v' || name === 't')) isValue = !isSounds
    },
    close(prefixed: string) {
      const name = bare(prefixed)
      rules.close(name)
      if (name === 'rPh') isSounds = false
      else if (name === 'v' || name === 't') isValue = false
      else if (name === 'c') {
        isCell = false
        cells(place)
      }
    },
    text(text: string) {
      if (isValue) place.value += text
      rules.text(text)
    },
  }
}

function cellKeeper({ rows }: Grid, strings: string[]) {
  let count = 0
  return ({ row, column, type, format, value, isFormula }: Place) => {
    const text = type === 's' ? (strings[Number(value)] ?? '') : type === 'inlineStr' || type === 'str' ? decoded(value) : value
    if (text.trim() === '' && !isFormula) return
    if (++count > mostCells || rows.size > sheetLimits.rows) throw sheetRefusal.tooManyRows()
    const cells = rows.get(row) ?? new Map<number, GridCell>()
    rows.set(row, cells.set(column, { text, kind: isFormula ? 'formula' : type === 'n' ? 'number' : 'text', format }))
  }
}

/** Lists are attributes with a formula or, if they are on another sheet, elements of an extension. */
function ruleReader({ lists, merged }: Grid) {
  let rule: { areas: string; formula: string } | undefined
  let into: 'areas' | 'formula' | undefined
  return {
    open(name: string, attribute: Attribute) {
      const area = name === 'mergeCell' ? areaOf(attribute('ref') ?? '') : undefined
      if (area) merged.push(area)
      if (name === 'dataValidation' && attribute('type') === 'list') rule = { areas: attribute('sqref') ?? '', formula: '' }
      else if (rule && name === 'formula1') into = 'formula'
      else if (rule && name === 'sqref') into = 'areas'
    },
    close(name: string) {
      if (name === 'formula1' || name === 'sqref') into = undefined
      if (name !== 'dataValidation' || !rule) return
      const areas = rule.areas.split(/\s+/).flatMap((area) => areaOf(area) ?? [])
      lists.push({ areas, formula: rule.formula.trim().replace(/^=/, '') })
      rule = undefined
    },
    text(text: string) {
      if (rule && into) rule[into] += text
    },
  }
}
