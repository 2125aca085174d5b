import type { Finding } from '../fault.ts'
import { quoted } from '../fault.ts'
import type { ReadCell } from '../reading.ts'

type Cells = Record<string, ReadCell>

const isClose = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))
const isSame = (one: ReadCell, other: ReadCell) =>
  one.number !== undefined && other.number !== undefined ? isClose(one.number, other.number) : one.text === other.text

/** The cached values of a workbook's formulas must equal the recalculated ones. */
export function checkValues(kept: Cells, worked: Cells): Finding[] {
  return Object.entries(kept).flatMap(([place, cell]): Finding[] => {
    if (cell.formula === undefined) return []
    const again = worked[place] ?? { text: '' }
    if (again.isError) return [{ place, sentence: `Worked out again it is the error ${again.text}.` }]
    return isSame(cell, again)
      ? []
      : [{ place, sentence: `It keeps ${quoted(cell.text)}; worked out again it is ${quoted(again.text)}.` }]
  })
}
