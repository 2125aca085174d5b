import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenZip } from '#server/testing/given-docx.ts'
import { askedRows, givenSheet, rowXml } from '#server/testing/given-sheet.ts'
import type { readClientSheet } from './read-client-sheet.ts'

/** Inside the project, where the bundle finds its packages. */
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync('.cache/read-sheet-')
let readBundled: typeof readClientSheet

beforeAll(async () => {
  const entryPoints = ['read-client-sheet', 'sheet-child'].map((name) => join(import.meta.dirname, `${name}.ts`))
  await build({ entryPoints, outdir: folder, bundle: true, format: 'esm', platform: 'node', packages: 'external', splitting: true })
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'read-client-sheet.js')).href)
  readBundled = (module as { readClientSheet: typeof readClientSheet }).readClientSheet
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (bytes: Uint8Array, filename = 'responses.xlsx') =>
  readBundled({ filename, bytes }, { statements: [{ id: 'ST-1', text: 'It is fast.', earlier: false }], choice: undefined })

test('a sheet is read in a process of its own', async () => {
  const found = await read(givenSheet({ rows: askedRows([{ reference: 'R1', text: 'It is fast.' }]) }))
  expect(found.rows).toEqual([{ row: 5, reference: 'R1', text: 'It is fast.', statements: ['ST-1'], cells: {} }])
})

const many = (count: number) => Array.from({ length: count }, (_, at) => rowXml(at + 5, [{ at: `B${at + 5}`, text: 'x' }])).join('')
const bomb = () => givenZip([{ name: 'xl/workbook.xml', content: Buffer.alloc(60 * 2 ** 20, '<sheet/>') }])

test.each<[name: string, make: () => Uint8Array, expected: { code: string; filename?: string }]>([
  ['200,000 rows', () => givenSheet({ rows: many(200_000) }), { code: 'too-large' }],
  ['a bomb', bomb, { code: 'too-large' }],
  [
    'a bomb that lies about its size',
    () => givenZip([{ name: 'xl/workbook.xml', content: ' '.repeat(9 ** 7), claim: 9 }]),
    { code: 'unreadable-file' },
  ],
  ['declarations', () => givenSheet({ prologue: '<!DOCTYPE x [<!ENTITY a "aaaa">]>' }), { code: 'unreadable-file' }],
  ['macros', () => givenSheet({ parts: [{ name: 'xl/vbaProject.bin', data: Buffer.from('x') }] }), { code: 'unsupported-media' }],
  ['macros by its name', () => givenSheet(), { code: 'unsupported-media', filename: 'responses.xlsm' }],
  [
    'a signature',
    () => givenSheet({ parts: [{ name: '_xmlsignatures/sig1.xml', data: Buffer.from('x') }] }),
    { code: 'unsupported-media' },
  ],
  ['a Word document', () => givenZip([{ name: 'word/document.xml', content: '<a/>' }]), { code: 'unreadable-file' }],
  ['another kind of file', () => Buffer.from('Ref,Requirement'), { code: 'unreadable-file' }],
  [
    'a protected file',
    () => Buffer.concat([Buffer.from('d0cf11e0', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    { code: 'unreadable-file' },
  ],
])('is refused with a sentence: %s', async (_, make, { code, filename }) => {
  await expect(read(make(), filename)).rejects.toMatchObject({
    name: 'AppError',
    code,
    message: expect.stringMatching(/\.$/),
    details: expect.stringMatching(/\.$/),
  })
})
