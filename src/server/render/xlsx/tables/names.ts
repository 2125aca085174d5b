import { oneLine } from '#server/render/xlsx/words.ts'

export type Names = {
  /** A unique name for formulas, built from the words. */
  give(words: string, otherwise: string): string
}

const longest = 80
/** `AB12`, `R1C1` and similar would be read as cells. */
const readsAsCell = /^([a-z]{1,3}\d+|r\d*|c\d*|r\d*c\d*)$/i

/** Names that already have a meaning in Excel. */
const reserved = [
  'true',
  'false',
  'print_area',
  'print_titles',
  'criteria',
  'extract',
  'database',
  'consolidate_area',
  'sheet_title',
  'auto_open',
  'auto_close',
  'recorder',
  'data_form',
]

/** The names of tables and of cells, which share one namespace in Excel, without regard to case. */
export function createNames(): Names {
  const taken = new Set(reserved)
  return {
    give(words, otherwise) {
      const plain = oneLine(words)
        .replace(/[^A-Za-z0-9\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F]+/g, '_')
        .slice(0, longest)
        .replace(/^[_\d]+|_+$/g, '')
      const base = plain === '' || readsAsCell.test(plain) ? otherwise : plain
      let name = base
      for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${base}_${count}`
      taken.add(name.toLowerCase())
      return name
    },
  }
}
