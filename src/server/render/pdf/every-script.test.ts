import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import type { Block } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { givenDocument } from '#server/testing/given-documents.ts'
import { editionOf, withBlocks } from '#server/testing/given-edition.ts'
import { bare, hasPoppler, hasQpdf, qpdfError, readPdf } from '#server/testing/read-pdf.ts'
import { pdfRenderer } from './render-pdf.ts'

const samples = {
  NotoSansSC: '系统必须每秒处理条传感器消息，并在工厂面板上显示。',
  NotoSansKR: '시스템은 매초 메시지를 처리한다.',
  Vazirmatn: 'يجب أن تظهر الصفحات بسرعة',
  NotoSansHebrew: 'המערכת חייבת לעבד הודעות',
  NotoSansDevanagari: 'प्रणाली को क्षण में उत्तर देना होगा।',
  NotoSansThai: 'ระบบต้องแสดงข้อมูลบนหน้าจอ',
  NotoSans: 'Ἀρχὴ ἥμισυ παντός.',
  SourceSerif4: 'Το σύστημα. Система должна.',
  NotoEmoji: 'Done ✅ 👩‍🔬 🚀',
}

/** Writes the bytes to a file, so that an independent program can read it. */
function withFile<Result>(bytes: Uint8Array, use: (file: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'script-'))
  const file = join(folder, 'document.pdf')
  writeFileSync(file, bytes)
  try {
    return use(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
const textOf = (bytes: Uint8Array) => withFile(bytes, (file) => execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }))

/** Direction marks that the reader adds, and the order of letters and their marks, are not compared. */
const comparable = (text: string) => bare(text.replaceAll(/[\p{Cf}\uFE0F]/gu, '').normalize('NFD')).replaceAll(/\p{Mn}/gu, '')

test.runIf(hasPoppler && hasQpdf)('words of every script are read back, and stand in a font of that script', async () => {
  const blocks = Object.values(samples).flatMap((text, index): Block[] => [
    { id: `p${index}`, type: 'paragraph', text: [{ text, marks: index % 2 === 0 ? ['strong'] : [] }] },
    { id: `l${index}`, type: 'list', ordered: true, items: [{ text: [{ text }] }, { text: [{ text: 'Then English.' }] }] },
    { id: `t${index}`, type: 'table', caption: text, columns: [{ id: 'a', heading: text, kind: 'text' }], rows: [[text]] },
  ])
  const edition = editionOf({ ...withBlocks(...blocks), title: samples.Vazirmatn })
  for (const pdfStandard of ['ua-1', 'a-3a'] as const) {
    const bytes = await pdfRenderer.render(edition, { pdfStandard })
    const read = comparable(textOf(bytes))
    // As a paragraph, an item, a caption, a heading and a cell.
    for (const text of Object.values(samples)) expect(read.split(comparable(text)).length - 1).toBeGreaterThanOrEqual(5)
    expect(read).not.toContain('[U+')
    expect(qpdfError(bytes)).toBe('')
    const { fonts, outside, tagged } = await readPdf(bytes)
    expect(fonts.map((name) => name.split('-')[0])).toEqual(expect.arrayContaining(Object.keys(samples)))
    expect({ outside, tagged }).toEqual({ outside: [], tagged: true })
  }
})

test.runIf(hasPoppler)('letters with marks that only another font has whole are read once', async () => {
  const letters = Array.from('ḤṣṁǭȪȱӓӸẞ')
  const text = [{ text: letters.map((letter) => `a${letter}b`).join(' ') }]
  const cells = letters.map((letter) => [`c${letter}d`])
  const bytes = await pdfRenderer.render(
    editionOf(
      withBlocks(
        { id: 'p', type: 'paragraph', text },
        { id: 't', type: 'table', caption: 'Letters', columns: [{ id: 'a', heading: 'A', kind: 'text' }], rows: cells },
      ),
    ),
  )
  const read = bare(textOf(bytes).normalize('NFC'))
  for (const letter of letters) expect(read).toMatch(new RegExp(`a${letter}b.*c${letter}d`))
})

const diagramOf = (labels: readonly string[]): Block => ({
  id: 'd',
  type: 'diagram',
  caption: 'Parts',
  alt: 'Parts',
  direction: 'right',
  nodes: labels.map((label) => ({ id: label, label, kind: 'system' })),
  edges: [],
  groups: [],
})

test.runIf(hasPoppler)('words in a diagram are in our fonts, whatever fonts the machine has', async () => {
  const labels = ['契約書検索', 'Αγορα', 'ระบบ', 'Launch 🚀']
  const bytes = await pdfRenderer.render(editionOf(withBlocks(diagramOf(labels))))
  const read = comparable(textOf(bytes))
  for (const label of ['契約書検索', 'Αγορα', 'Launch🚀']) expect(read).toContain(comparable(label))
  for (const font of (await readPdf(bytes)).fonts)
    expect(font).toMatch(/^(HankenGrotesk|SourceSerif4|GeistMono|Noto\w+|Vazirmatn)-/)
})

test.runIf(hasPoppler)('signs that one font joins and another sets apart are all in a picture, and end no process', async () => {
  const labels = ['Ward 👩‍🔬 👨‍👩‍👧‍👦 🇬🇧', '👨‍👩‍👧‍👦 契約', '👩‍🔬']
  const bytes = await pdfRenderer.render(editionOf(withBlocks(diagramOf(labels))))
  const read = comparable(textOf(bytes))
  for (const label of labels) expect(read).toContain(comparable(label))
})

/** A small greyscale image of a page; 0 is black. */
function pictureOf(bytes: Uint8Array, page: number) {
  const picture = withFile(bytes, (file) => execFileSync('pdftoppm', ['-gray', '-r', '36', '-f', `${page}`, '-l', `${page}`, file]))
  const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.toString('latin1', 0, 40)) ?? []
  return { width: Number(width), height: Number(height), shades: picture.subarray(head.length) }
}

/** Dark pixels in a part of a page; shares of its width and height. */
function inkIn(
  { width, height, shades }: ReturnType<typeof pictureOf>,
  box: { from: number; to: number; top: number; bottom: number },
) {
  let ink = 0
  for (let y = Math.floor(box.top * height); y < box.bottom * height; y++)
    for (let x = Math.floor(box.from * width); x < box.to * width; x++) if (shades[y * width + x]! < 160) ink++
  return ink
}

const briefOf = (name: string) =>
  Brief.parse(JSON.parse(readFileSync(new URL(`../../../../examples/${name}.json`, import.meta.url), 'utf8')))

test.runIf(hasPoppler).each([
  { name: 'tessel-cn-chuanganqi', said: '工厂传感器数据平台', font: 'NotoSansSC', side: 'left' },
  { name: 'fairholm-bawabat-almarda', said: 'بوابة المرضى والمواعيد', font: 'Vazirmatn', side: 'right' },
])('the example $name is printed in its own letters, its title on the $side', async ({ name, said, font, side }) => {
  const { content } = await givenDocument('hld', briefOf(name))
  // The text of a picture is drawn letter by letter: letters that join are shown as codes there.
  const withoutPictures = (sections: Section[]): Section[] =>
    sections.map((section) => ({
      ...section,
      blocks: section.blocks.filter(({ type }) => type !== 'diagram' && type !== 'chart'),
      sections: withoutPictures(section.sections),
    }))
  const shown = side === 'left' ? content : { ...content, sections: withoutPictures(content.sections) }
  const bytes = await pdfRenderer.render(editionOf(shown))
  const read = textOf(bytes)
  expect(comparable(read)).toContain(comparable(said))
  expect(read).not.toContain('[U+')
  expect((await readPdf(bytes)).fonts).toContain(`${font}-SemiBold`)
  // The position of the title, below the line above it.
  const cover = pictureOf(bytes, 1)
  const band = { top: 0.325, bottom: 0.39 }
  const [left, right] = [inkIn(cover, { ...band, from: 0.1, to: 0.5 }), inkIn(cover, { ...band, from: 0.5, to: 0.9 })]
  expect(side === 'left' ? left : right).toBeGreaterThan(60)
  expect(side === 'left' ? left > right : right > left).toBe(true)
})

test.runIf(hasPoppler)('a sentence in English that begins with an Arabic name runs from left to right', async () => {
  const text = [{ text: 'بوابة for Fairholm Health Trust, with three gaps told first.' }]
  const bytes = await pdfRenderer.render(editionOf(withBlocks({ id: 'p', type: 'paragraph', text })))
  const boxes = withFile(bytes, (file) => execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' }))
  const leftOf = (word: RegExp) => Number(new RegExp(`xMin="([\\d.]+)"[^>]*>${word.source}<`, 'u').exec(boxes)?.[1])
  expect(leftOf(/[\p{Script=Arabic}\p{Cf}]+/u)).toBeLessThan(leftOf(/Fairholm/))
})
