import { expect, test } from 'vitest'
import { givenPicked } from '#server/testing/given-picked.ts'
import type { BuiltTable } from '../make-blocks.ts'
import { viewSolution } from '../solution-view.ts'
import { quality } from './quality.ts'

const { solution } = givenPicked({}, 'telemetry')
const [first, ...others] = solution.qualities!
const tableOf = (qualities: typeof others) => quality.body(viewSolution({ ...solution, qualities }))!.blocks[0] as BuiltTable
const headings = ({ columns }: BuiltTable) => columns.map(({ heading }) => heading)

test('the measured targets have a column, whose cells are edited, if one is given', () => {
  const target = '95% of readings are stored within 2 seconds'
  const table = tableOf([{ ...first!, target }, ...others])
  expect(headings(table)).toEqual(['Characteristic', 'What the design does', 'Target', 'Components'])
  expect([table.rows[0]![2], table.rows[1]![2]]).toEqual([[{ text: target }], null])
  expect(table.shows?.rows[0]?.fields['target']).toEqual(['target'])
})

test('without targets or components the columns are not there', () => {
  expect(headings(tableOf(solution.qualities!))).toEqual(['Characteristic', 'What the design does', 'Components'])
  expect(headings(tableOf([{ ...first!, components: [] }]))).toEqual(['Characteristic', 'What the design does'])
})
