import { expect, test } from 'vitest'
import { runProperties, valued } from './properties.ts'

test('weight, slope and size hold for Arabic and its like too', () => {
  expect(runProperties({ b: '<w:b/>', i: valued('w:i', '0'), sz: valued('w:sz', 19) })).toBe(
    '<w:rPr><w:b/><w:bCs/><w:i w:val="0"/><w:iCs w:val="0"/><w:sz w:val="19"/><w:szCs w:val="19"/></w:rPr>',
  )
  expect(runProperties({ color: valued('w:color', 'FFFFFF') })).toBe('<w:rPr><w:color w:val="FFFFFF"/></w:rPr>')
})
