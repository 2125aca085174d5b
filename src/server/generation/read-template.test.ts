import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { deflateSync } from 'node:zlib'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenDocx, givenParagraph, givenZip } from '#server/testing/given-docx.ts'
import { givenPdf, givenPdfOf, givenPdfStream } from '#server/testing/given-pdf.ts'
import { givenPicture, givenPng, givenTemplate } from '#server/testing/given-template.ts'
import { readTemplate } from './read-template.ts'

/** Inside the project, where the bundle finds its packages. */
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync('.cache/read-template-')
let readBundled: typeof readTemplate

beforeAll(async () => {
  const entryPoints = ['read-template', 'template-child'].map((name) => join(import.meta.dirname, `${name}.ts`))
  await build({ entryPoints, outdir: folder, bundle: true, format: 'esm', platform: 'node', packages: 'external', splitting: true })
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'read-template.js')).href)
  readBundled = (module as { readTemplate: typeof readTemplate }).readTemplate
})
afterAll(() => rmSync(folder, { recursive: true }))

const megabytes = (bytes: number) =>
  Buffer.alloc(bytes * 2 ** 20, '<w:p><w:r><w:t>AAAAAAAAAAAAAAAA</w:t></w:r></w:p>').toString('latin1')
const pageWith = (...more: (string | Buffer)[]) => [
  '<</Type/Catalog/Pages 2 0 R/Outlines 4 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</X 5 0 R>>>>/Contents 5 0 R>>',
  ...more,
]
const bodyLoop = '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>/Length 5>>\nstream\n/X Do\nendstream'
const encrypted =
  '/Encrypt<</Filter/Standard/V 1/R 2/O(00000000000000000000000000000000)/U(11111111111111111111111111111111)/P -4>>/ID[(a)(a)]'
const entities = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'
const whole = givenPdf([[{ text: 'Words', size: 10 }]], ['One', 'Two'])

const hostile: [name: string, filename: string, bytes: () => Uint8Array, code: string][] = [
  ['a bomb', 'a.docx', () => givenDocx(megabytes(60)), 'too-large'],
  [
    'a bomb that lies about its size',
    'a.docx',
    () => (givenDocx('', { parts: [] }).length ? lyingBomb() : new Uint8Array()),
    'unreadable-file',
  ],
  ['twenty parts that unpack large', 'a.docx', () => manyParts(), 'unreadable-file'],
  ['parts that lie in one another', 'a.docx', () => overlapping(), 'unreadable-file'],
  ['a truncated archive', 'a.docx', () => givenDocx(givenParagraph('x', 'Heading1')).slice(0, -30), 'unreadable-file'],
  ['a part cut short', 'a.docx', () => damaged(), 'unreadable-file'],
  ['an encrypted part', 'a.docx', () => givenZip([{ name: 'word/document.xml', content: 'x', flags: 1 }]), 'unreadable-file'],
  [
    'an encrypted document',
    'a.docx',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    'unreadable-file',
  ],
  ['entities', 'a.docx', () => givenDocx(givenParagraph('&c;', 'Heading1'), { prologue: entities }), 'unreadable-file'],
  ['a tag without an end', 'a.docx', () => givenDocx(`<w:p a="${'x'.repeat(3_000_000)}`), 'unreadable-file'],
  [
    'attributes without an end',
    'a.docx',
    () => givenDocx(`<w:p ${' a'.repeat(400_000)}><w:p ${'a='.repeat(400_000)}>`),
    'unreadable-file',
  ],
  ['paragraphs within paragraphs', 'a.docx', () => givenDocx('<w:p>'.repeat(500_000)), 'unreadable-file'],
  [
    'a spreadsheet',
    'a.docx',
    () => givenZip([{ name: '_rels/.rels', content: '<Relationship Type="x/officeDocument" Target="xl/workbook.xml"/>' }]),
    'unreadable-file',
  ],
  ['an encrypted PDF', 'a.pdf', () => givenPdfOf(pageWith('<<>>', givenPdfStream('x')), encrypted), 'unreadable-file'],
  ['a truncated PDF', 'a.pdf', () => whole.slice(0, 200), 'unreadable-file'],
  [
    'a PDF whose pages loop',
    'a.pdf',
    () => givenPdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 900>>']),
    'unreadable-file',
  ],
  ['a PDF whose forms loop', 'a.pdf', () => givenPdfOf(pageWith('<<>>', bodyLoop)), 'unreadable-file'],
  [
    'a PDF that is a bomb',
    'a.pdf',
    () => givenPdfOf(pageWith('<<>>', givenPdfStream(deflateSync(Buffer.alloc(150 * 2 ** 20, 'q ')), 'FlateDecode'))),
    'unreadable-file',
  ],
  [
    'a PDF of noise',
    'a.pdf',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * 2 ** 20, '1 0 obj << /A [ ( ')]),
    'unreadable-file',
  ],
  ['deep JSON', 'a.json', () => Buffer.from('['.repeat(5_000_000)), 'unreadable-file'],
  ['wide JSON', 'a.json', () => Buffer.from(`[${'{},'.repeat(3_000_000)}{}]`), 'unreadable-file'],
  ['Markdown that is slow to parse', 'a.md', () => Buffer.from('> '.repeat(60_000)), 'unreadable-file'],
  ['Markdown of brackets', 'a.md', () => Buffer.from('![['.repeat(40_000)), 'unreadable-file'],
  ['one endless line', 'a.txt', () => Buffer.alloc(9 * 2 ** 20, '1.'), 'unreadable-file'],
]

/** Each part is small and makes progress, but together they would use the processor for ten seconds. */
function manyParts() {
  // In an unknown namespace, so that nothing of it is loaded into memory.
  const paragraphs = '<z:p b="c"/>'.repeat(200_000)
  const names = Array.from({ length: 20 }, (_, at) => `header${at}`)
  const sections = names.map((name) => {
    const reference = `<w:headerReference w:type="default" r:id="${name}"/>`
    return `<w:p><w:pPr><w:sectPr>${reference}</w:sectPr></w:pPr><w:r><w:t>x</w:t></w:r></w:p>`
  })
  return givenTemplate({
    body: `${sections.join('')}${givenParagraph('One', 'Heading1')}`,
    edges: Object.fromEntries(names.map((name) => [name, paragraphs])),
  })
}

/** The directory claims a size of one kilobyte. */
function lyingBomb() {
  const content = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${megabytes(60)}`
  return givenZip([{ name: 'word/document.xml', content, claim: 1000 }])
}
function overlapping() {
  const content = 'x'.repeat(10_000)
  return givenZip(Array.from({ length: 50 }, (_, index) => ({ name: `word/${index}.xml`, content, offset: 0 })))
}
function damaged() {
  const bytes = givenDocx(Array.from({ length: 500 }, (_, index) => givenParagraph(`${Math.sin(index)}`, 'Heading1')).join(''))
  return bytes.fill(0xff, bytes.length / 3, bytes.length / 2)
}

test.each(hostile)('is refused within its memory: %s', async (...[, filename, make, code]) => {
  const bytes = new Uint8Array(make())
  const watch = watchChild()
  const error = await readBundled({ filename, bytes }).catch((error: unknown) => error)
  const peakMegabytes = watch.stop()
  expect(error).toMatchObject({
    name: 'AppError',
    code,
    message: expect.stringMatching(/\.$/),
    details: expect.stringMatching(/\.$/),
  })
  expect(peakMegabytes).toBeLessThan(100)
})

/** The peak memory of the child process that starts next; earlier tests may have left render processes, which continue to run. */
function watchChild() {
  const before = new Set(children().map(({ pid }) => pid))
  let peak = 0
  const timer = setInterval(() => {
    for (const { pid, status } of children()) {
      if (before.has(pid)) continue
      peak = Math.max(peak, Math.round(Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024))
    }
  }, 5)
  return {
    stop: () => {
      clearInterval(timer)
      return peak
    },
  }
}

const children = () =>
  processes()
    .map((pid) => ({ pid, status: readProcess(pid, 'status') }))
    .filter(({ status }) => status.includes(`\nPPid:\t${process.pid}\n`))

/** Only Linux provides this; elsewhere only the refusals themselves are tested. */
const processes = () => (existsSync('/proc/self') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [])

function readProcess(pid: string, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

test('a template is read from the build and from the sources', async () => {
  for (const read of [readBundled, readTemplate]) {
    expect(await read({ filename: 'a.pdf', bytes: whole })).toEqual({
      outline: {
        filename: 'a.pdf',
        headings: [
          { level: 1, text: 'One' },
          { level: 1, text: 'Two' },
        ],
      },
      template: null,
    })
  }
})

test('a Word document lends its looks, also a long one, and one with large pictures', async () => {
  const long = givenDocx(givenParagraph('Chapter', 'Heading1').repeat(3_000))
  const bytes = Buffer.concat([givenPng, randomBytes(1.3 * 2 ** 20)])
  const picture = `<w:p>${givenPicture('r:embed="p"')}</w:p>`
  const relations = [{ id: 'p', kind: 'image', target: 'media/p.png' }]
  const parts = [{ name: 'word/media/p.png', content: bytes }]
  const pictured = givenTemplate({ body: `${picture}<w:p><w:r><w:t>{{body}}</w:t></w:r></w:p>`, relations, parts })
  for (const file of [long, pictured]) {
    const { template } = await readBundled({ filename: 'a.docx', bytes: new Uint8Array(file) })
    expect(template!.bytes!.length).toBeGreaterThan(0)
  }
})
