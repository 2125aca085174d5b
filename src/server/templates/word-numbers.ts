import { numberInFormat } from '#server/open-xml/number-in-format.ts'
import { readXml } from './read-xml.ts'

/** A list and a level of it, from 0, as in `w:numPr`. */
export type ListPlace = { list: string | undefined; level: number | undefined }
/** The number that Word shows before the next paragraph at this place: undefined if there is none, `-` for a bullet. */
export type CountNumbers = (place: ListPlace, styleId: string | undefined) => string | undefined

type Level = {
  start: number
  format: string
  text: string
  isLegal: boolean
  style: string | undefined
  /** The levels above it that restart its count: all, the first ones, or none with 0. */
  restart: number
}
type Levels = (Level | undefined)[]
/** Counters are shared by all lists with the same definition, unless a list restarts. */
type Definition = {
  levels: Levels
  counters: (number | undefined)[]
  /** The list style that it is, or that it follows. */ style?: string
  follows?: string
}
type List = { definition: string; starts: Map<number, number>; /** Levels with a form of their own. */ levels: Levels }
type Numbering = { definitions: Map<string, Definition>; lists: Map<string, List> }

const mostLists = 10_000
const longestNumber = 50

/**
 * Counts like Word (ECMA-376 part 1, 17.9): paragraph by paragraph, including those in tables.
 */
export async function readNumbers(chunks: AsyncIterable<Buffer> | undefined, prefix: string): Promise<CountNumbers> {
  const { definitions, lists } = chunks ? await collectNumbering(chunks, prefix) : emptyNumbering()
  return ({ list: id, level: stated }, styleId) => {
    if (id === undefined || id === '0') return undefined
    const list = lists.get(id)
    const definition = followed(definitions, definitions.get(list?.definition ?? ''))
    if (!list || !definition) return '-'
    const levels = Array.from({ length: 9 }, (_, at) => list.levels[at] ?? definition.levels[at])
    const linked = levels.findIndex((one) => one?.style !== undefined && one.style === styleId)
    const at = stated ?? Math.max(linked, 0)
    countOn({ levels, counters: definition.counters }, list, at)
    return numberOf({ levels, counters: definition.counters }, at)
  }
}

/** The definition of the list style that a definition refers to. */
const followed = (definitions: Numbering['definitions'], definition: Definition | undefined) =>
  definition?.follows === undefined
    ? definition
    : ([...definitions.values()].find(({ style }) => style === definition.follows) ?? definition)

function countOn({ levels, counters }: Definition, { starts }: List, at: number) {
  // A list restarts only once, at its first paragraph of that level.
  const anew = starts.get(at)
  starts.delete(at)
  for (let below = at + 1; below < counters.length; below++) if (at < (levels[below]?.restart ?? 9)) counters[below] = undefined
  const count = counters[at]
  counters[at] = anew ?? (count === undefined ? startOf(levels, at) : count + 1)
}

function numberOf({ levels, counters }: Definition, at: number): string {
  const level = levels[at]
  if (!level || level.format === 'bullet') return '-'
  const number = level.text.replaceAll(/%([1-9])/g, (_, digit: string) => {
    const of = Number(digit) - 1
    return numberInFormat(level.isLegal ? 'decimal' : (levels[of]?.format ?? 'decimal'), counters[of] ?? startOf(levels, of))
  })
  return number.trim().slice(0, longestNumber) || '-'
}

const startOf = (levels: Definition['levels'], at: number) => levels[at]?.start ?? 1
const emptyNumbering = (): Numbering => ({ definitions: new Map(), lists: new Map() })

/** A level as in `w:ilvl`; an invalid one counts as the first. */
export const levelIn = (value: string | undefined) => (value !== undefined && /^[0-8]$/.test(value) ? Number(value) : 0)
const wholeNumber = (value: string | undefined) => (value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : undefined)

async function collectNumbering(chunks: AsyncIterable<Buffer>, prefix: string): Promise<Numbering> {
  const { definitions, lists } = emptyNumbering()
  let definition: Definition | undefined
  let list: List | undefined
  let level: Level | undefined
  let overridden = 0
  await readXml(chunks, {
    open(name, attribute) {
      const named = (wanted: string) => attribute(`${prefix}${wanted}`)
      const local = name.startsWith(prefix) ? name.slice(prefix.length) : ''
      if (local === 'abstractNum' && definitions.size < mostLists) {
        definition = { levels: [], counters: [] }
        definitions.set(named('abstractNumId') ?? '', definition)
      } else if (local === 'num' && lists.size < mostLists) {
        list = { definition: '', starts: new Map(), levels: [] }
        lists.set(named('numId') ?? '', list)
      } else if (local === 'abstractNumId' && list) list.definition = named('val') ?? ''
      else if (local === 'lvlOverride') overridden = levelIn(named('ilvl'))
      else if (local === 'startOverride' && list) list.starts.set(overridden, wholeNumber(named('val')) ?? 1)
      else if (local === 'numStyleLink' && definition) definition.follows = named('val') ?? ''
      else if (local === 'styleLink' && definition) definition.style = named('val') ?? ''
      else if (local === 'lvl' && (definition || list)) {
        level = { start: 1, format: 'decimal', text: '', isLegal: false, style: undefined, restart: 9 }
        const levels = definition?.levels ?? list?.levels
        if (levels) levels[levelIn(named('ilvl'))] = level
      } else if (level) setLevel(level, local, named('val'))
    },
    close(name) {
      if (name === `${prefix}abstractNum`) definition = undefined
      else if (name === `${prefix}num`) list = undefined
      else if (name === `${prefix}lvl`) level = undefined
    },
    text() {},
  })
  return { definitions, lists }
}

function setLevel(level: Level, local: string, value: string | undefined) {
  if (local === 'start') level.start = wholeNumber(value) ?? 1
  else if (local === 'numFmt') level.format = value ?? 'decimal'
  else if (local === 'lvlText') level.text = (value ?? '').slice(0, longestNumber)
  else if (local === 'lvlRestart') level.restart = wholeNumber(value) ?? 9
  else if (local === 'isLgl') level.isLegal = true
  else if (local === 'pStyle') level.style = value
}
