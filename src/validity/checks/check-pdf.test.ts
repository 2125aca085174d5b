import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { renderers } from '#server/render/renderers.ts'
import { everyBlock } from '#server/testing/given-content.ts'
import { editionOf } from '#server/testing/given-edition.ts'
import { hasQpdf } from '#server/testing/read-pdf.ts'
import { compareContent } from '../compare-content.ts'
import type { PdfDictionary, PdfObjects } from '../readers/pdf-objects.ts'
import { readTaggedPdf } from '../readers/read-tagged-pdf.ts'
import { checkPdf, checkWithQpdf } from './check-pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'check-pdf-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'good.pdf')
const bytes = Buffer.from(await renderers.pdf.render(editionOf(everyBlock)))
writeFileSync(path, bytes)

const first = ({ all }: PdfObjects, is: (value: PdfDictionary) => boolean): PdfDictionary =>
  all.map(([, value]) => value as PdfDictionary).find((value) => value !== null && typeof value === 'object' && is(value))!

test.runIf(hasQpdf)('a file as it should be has no faults, and says what its content says', async () => {
  const read = await readTaggedPdf(path)
  expect([...(await checkWithQpdf(path)), ...checkPdf(read, everyBlock), ...compareContent(everyBlock, read, 'pdf')]).toEqual([])
})

const planted: [fault: string, change: (objects: PdfObjects) => unknown, said: RegExp][] = [
  ['another language', ({ catalogue }) => (catalogue['/Lang'] = 'u:fr'), /Its language is "fr"/],
  ['no tags', ({ catalogue }) => delete catalogue['/MarkInfo'], /does not say that the file is tagged/],
  ['no structure', ({ catalogue }) => delete catalogue['/StructTreeRoot'], /It has no structure/],
  ['a title that is not shown', ({ catalogue }) => delete catalogue['/ViewerPreferences'], /not told to show the title/],
  ['no metadata', ({ catalogue }) => delete catalogue['/Metadata'], /do not name PDF\/UA-1/],
  ['something that opens with the file', ({ catalogue }) => (catalogue['/OpenAction'] = '9 0 R'), /It has \/OpenAction/],
  ['a form', ({ catalogue }) => (catalogue['/AcroForm'] = {}), /It has \/AcroForm/],
  ['a script', ({ all }) => all.push(['900 0 R', { '/S': '/JavaScript', '/JS': 'u:app.alert(1)' }]), /an action \/JavaScript/],
  [
    'another file',
    ({ all }) => all.push(['900 0 R', { '/Type': '/Annot', '/A': { '/S': '/GoToR', '/F': 'u:other.pdf' } }]),
    /an action \/GoToR/,
  ],
  ['a program', ({ all }) => all.push(['900 0 R', { '/S': '/Launch' }]), /an action \/Launch/],
  [
    'a link to a file',
    ({ all }) => all.push(['900 0 R', { '/A': { '/S': '/URI', '/URI': 'u:file:///etc/passwd' } }]),
    /It leads to "file:/,
  ],
  [
    'a font that is not in the file',
    (objects) => delete first(objects, (value) => '/FontFile2' in value)['/FontFile2'],
    /is not in the file/,
  ],
  [
    'a whole font',
    (objects) => (first(objects, (value) => '/FontFile2' in value)['/FontName'] = '/Hanken'),
    /The font \/Hanken is no subset/,
  ],
  [
    'a picture without words',
    (objects) => delete first(objects, (value) => value['/S'] === '/Figure')['/Alt'],
    /no alternative text/,
  ],
  [
    'a heading of a table that heads nothing',
    (objects) => delete first(objects, (value) => value['/S'] === '/TH')['/A'],
    /does not say what it heads/,
  ],
  [
    'links in another order',
    (objects) => delete first(objects, (value) => value['/Type'] === '/Page' && '/Annots' in value)['/Tabs'],
    /not reached in the order/,
  ],
]

test.runIf(hasQpdf).each(planted)('%s is told', async (_, change, said) => {
  const read = await readTaggedPdf(path)
  change(read.objects)
  expect(
    checkPdf(read, everyBlock)
      .map(({ sentence }) => sentence)
      .join('\n'),
  ).toMatch(said)
})

test.runIf(hasQpdf)('bookmarks that are not the headings are told', async () => {
  const read = await readTaggedPdf(path)
  read.bookmarks.pop()
  expect(checkPdf(read, everyBlock)[0]!.sentence).toMatch(/should be is/)
})

test.runIf(hasQpdf)('a table of objects that is wrong, and a file cut short, are told by qpdf', async () => {
  for (const [name, broken] of [
    ['moved', Buffer.concat([Buffer.from('%PDF-1.7\n%moved\n'), bytes])],
    ['cut', bytes.subarray(0, bytes.length - 400)],
  ] as const) {
    const file = join(folder, `${name}.pdf`)
    writeFileSync(file, broken)
    expect(await checkWithQpdf(file)).toHaveLength(1)
  }
})
