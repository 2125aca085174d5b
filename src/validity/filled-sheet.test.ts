import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillSheet } from '#server/templates/sheet/fill-sheet.ts'
import { askedRows, givenSheet } from '#server/testing/given-sheet.ts'
import { checkWithSdk } from './checks/check-office-file.ts'
import { openLibreOffice } from './libre-office.ts'
import { readOfficeFiles } from './readers/run-python.ts'

const statements = ['It is fast.', 'It is blue.'].map((text, at) => ({ id: `ST-${at}`, text, earlier: false }))
const answers = {
  'ST-0': { state: 'yes' as const, how: 'A < B & “C”\nin two lines', due: '2027-01-12' },
  'ST-1': { state: 'yes' as const, owner: '=Ida' },
}

test('programs of others read a sheet that was filled in as it was meant, and work its formulas out again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'filled-sheet-'))
  const office = await openLibreOffice()
  try {
    const rows = askedRows(statements.map(({ text }) => ({ reference: '', text })))
    const path = join(folder, 'filled.xlsx')
    const filled = await fillSheet(givenSheet({ rows }), { statements, answers, overwrites: false, progress: () => {} })
    writeFileSync(path, filled.bytes)
    expect(await checkWithSdk(path)).toEqual([])
    const converted = (await office.convert([path], 'xlsx')).get(path)!
    for (const [reader, read] of await readOfficeFiles([path, converted])) {
      if (!('cells' in read)) throw new Error(JSON.stringify(read))
      const said = Object.fromEntries(Object.entries(read.cells ?? {}).map(([at, { text, day }]) => [at, day ?? text]))
      expect(said).toMatchObject({
        'Requirements!C5': 'C',
        'Requirements!D5': answers['ST-0'].how,
        'Requirements!F5': '2027-01-12',
        'Requirements!E6': '=Ida',
        ...(reader === converted && { 'Read me!A2': '2' }),
      })
    }
  } finally {
    office.remove()
    rmSync(folder, { recursive: true, force: true })
  }
})
