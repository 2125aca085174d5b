import { colours } from '#server/render/open-xml/look.ts'
import type { Signal } from './book.ts'
import { type CellLook, inputColour, inputTint, looks } from './look.ts'
import { putCell, type Sheet } from './sheet.ts'
import { plainRuns } from './words.ts'
import { textCell, writeLine, writeTitle } from './write-line.ts'

const value: CellLook = { ...looks.factValue, align: 'right', bold: true }

/** The inputs for a person to fill in, with the number of empty cells, and the cells that others are calculated from. */
export function writeInputs(sheet: Sheet) {
  const { inputs } = sheet.book
  if (inputs.length === 0) return
  writeTitle(sheet, 'Inputs')
  for (const { label, name, empty, value: figure, place, isCell, format } of inputs) {
    const link = { ...textCell(label, { ...looks.factValue, colour: colours.accent, underline: true }), to: sheet.textEnd - 1 }
    writeLine(sheet, [{ ...link, content: { runs: plainRuns(label), link: { place } } }])
    const at = { row: sheet.rows.length - 1, column: sheet.textEnd }
    if (isCell) putCell(sheet, at, { look: { ...value, format }, content: { formula: `IF(${name}="","",${name})`, value: figure } })
    else putCell(sheet, at, { look: { ...value, format: waiting }, content: { formula: `COUNTBLANK(${name})`, value: empty } })
  }
}

/** The number of empty cells. */
const waiting = '0" to fill in";;"all filled in"'

type Explained = { sample: string; look: Partial<CellLook>; words: string }

const signs: Record<Signal, Explained> = {
  input: {
    sample: 'Tinted cell',
    look: { fill: inputTint },
    words: 'Waits for you: fill it in, and every sum that rests on it follows.',
  },
  driver: {
    sample: 'Copper figure',
    look: { colour: inputColour },
    words: 'An assumption that formulas count with: change it freely.',
  },
  formula: {
    sample: 'Figure by formula',
    look: {},
    words: 'Counted from other cells; click it to see how. It stays empty while something it needs is missing.',
  },
  state: {
    sample: 'High, red',
    look: { colour: colours.danger, fill: colours.dangerTint, bold: true },
    words: 'The colour repeats the word in the cell and changes with it.',
  },
  past: {
    sample: 'past · 5 Jan 2026',
    look: { colour: colours.warning, bold: true },
    words: 'The day is over on the day you look at it.',
  },
  list: {
    sample: 'Cell with a list',
    look: {},
    words: 'Offers the words that its column uses; another word is taken after a question.',
  },
  table: {
    sample: 'Heading',
    look: { fill: colours.accentTint, bold: true },
    words: 'Has a button to sort and to filter. A row typed below a table joins it, with its formulas.',
  },
}

/** Explains the marks that occur on the sheets. */
export function writeGuide(sheet: Sheet) {
  const { signals } = sheet.book
  const shown = (Object.keys(signs) as Signal[]).filter((signal) => signals.has(signal))
  if (shown.length === 0) return
  writeTitle(sheet, 'How to read the sheets')
  for (const signal of shown) {
    const { sample, look, words } = signs[signal]
    writeLine(sheet, [
      textCell(sample, { ...looks.factValue, ...look }),
      { ...textCell(words, looks.factValue), to: sheet.textEnd },
    ])
  }
}
