import { expect, test } from 'vitest'
import { plainWords, type Words } from '#server/render/docx/flow.ts'
import { isDoubtful } from '#server/render/docx/layout/box.ts'
import { ourLook } from '#server/render/docx/look.ts'
import { cellMargins } from '#server/render/docx/table-styles.ts'
import { textWidth } from '#server/render/open-xml/text/measure-text.ts'
import { stabilizeColumnWidths } from './stabilize-column-widths.ts'

const cell = (text: string): Words => plainWords(text, 'TableText', ourLook)
const margins = cellMargins.left + cellMargins.right
const widthOf = ({ pieces }: Words) => 20 * pieces.reduce((sum, piece) => sum + textWidth(piece), 0)
const isSettled = (words: Words, width: number) => !isDoubtful(words, (width - margins) / 20)

test('a cell whose words fill its width to a hair is given air, and the table keeps its width', () => {
  const tight = cell('The brief gives no word of priority')
  const exact = Math.round(widthOf(tight)) + margins
  const before = [600, 9072 - 600 - exact, exact]
  expect(isSettled(tight, exact)).toBe(false)
  const after = stabilizeColumnWidths(before, [
    { words: [cell('ASM-7')], least: 25 },
    { words: [cell('Requirements without a word of priority count as must.')], least: 60 },
    { words: [tight], least: 40 },
  ])
  expect(isSettled(tight, after[2]!)).toBe(true)
  expect(after[2]! - exact).toBeLessThanOrEqual(80)
  expect(after.reduce((sum, width) => sum + width)).toBe(9072)
})

test('the widest column is settled by widening another, but never cut below its longest word', () => {
  const long = cell('Requirements without a word of priority count as must')
  const exact = Math.round(widthOf(long)) + margins
  const columns = (least: number) => [
    { words: [cell('ASM-7')], least: 25 },
    { words: [long], least },
  ]
  const [first, second] = stabilizeColumnWidths([900, exact], columns(60))
  expect(isSettled(long, second!)).toBe(true)
  expect(first! + second!).toBe(900 + exact)
  expect(stabilizeColumnWidths([900, exact], columns(exact / 20))).toEqual([900, exact])
})

test('widths without doubt stay as they are', () => {
  const columns = [
    { words: [cell('One')], least: 20 },
    { words: [cell('Two')], least: 20 },
    { words: [], least: 0 },
  ]
  expect(stabilizeColumnWidths([2000, 3000, 4072], columns)).toEqual([2000, 3000, 4072])
})
