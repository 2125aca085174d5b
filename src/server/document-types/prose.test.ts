import { expect, test } from 'vitest'
import { quoted } from './prose.ts'

test('of a row of a table its longest cell is quoted', () => {
  expect(quoted('| R-6 | Ten pumps are opened and measured each spring. | should |')).toBe(
    '“Ten pumps are opened and measured each spring”',
  )
  expect(quoted('Yes | no is left to the nurse.')).toBe('“Yes | no is left to the nurse”')
})
