import { contentsItems, headingBookmark } from './contents.ts'
import { estimatePages } from './estimate-pages.ts'
import { emptyWords, paragraph } from './flow.ts'
import { boxOf, roomIn } from './layout/box.ts'
import { ourLook, roomOn } from './look.ts'
import { cutSections } from './sections.ts'
import { expect, test } from 'vitest'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { givenBriefs, givenDocument, withDesign } from '#server/testing/given-documents.ts'
import { editionOf } from '#server/testing/given-edition.ts'
import { givenRuns, givenSection, givenStyle, givenTemplate } from '#server/testing/given-template.ts'
import { compareContents, hasOffice, pagesOfWord } from '#server/testing/read-contents.ts'
import { textWidth } from '#server/render/open-xml/text/measure-text.ts'
import { readUpload } from '#server/templates/read-upload.ts'
import { docxRenderer } from './render-docx.ts'

const heading = (level: number, size: number) =>
  givenStyle(`Heading${level}`, `heading ${level}`, {
    based: 'Normal',
    paragraph: `<w:keepNext/><w:spacing w:before="${size * 12}" w:after="120"/><w:outlineLvl w:val="${level - 1}"/>`,
    run: `<w:b/><w:sz w:val="${size}"/>`,
  })
/** In Arial, with headings without numbers and lists without extra spacing. */
const house = givenTemplate({
  body: givenRuns(['Example'], 'Heading1') + givenSection('<w:headerReference w:type="default" r:id="header1"/>'),
  styles: [
    '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial"/><w:sz w:val="22"/></w:rPr></w:rPrDefault>',
    '<w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>',
    givenStyle('Normal', 'Normal', { isDefault: true }),
    heading(1, 36),
    heading(2, 28),
    heading(3, 24),
    givenStyle('Bullets', 'List Bullet', {
      based: 'Normal',
      paragraph: '<w:numPr><w:numId w:val="1"/></w:numPr><w:contextualSpacing/>',
    }),
  ].join(''),
  numbering:
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr>' +
    '<w:ind w:left="360" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
  edges: { header1: givenRuns(['House style']) },
})

type Case = [example: string, type: DocumentTypeId, template?: Uint8Array]
/** In our design and in a template's. */
const few: Case[] = [
  ['aldgate-claims-lakehouse', 'hld'],
  ['wexmoor-contact-assistant', 'word', house],
]
/** With these, `npm run test:long` covers each type once, and the longest of all three; the rest is for `npm run validate`. */
const further: Case[] = [
  ['brightwater-audience-analytics', 'hld'],
  ['wexmoor-contact-assistant', 'hld'],
  ['wexmoor-contact-assistant', 'lld'],
  ['brightwater-audience-analytics', 'word'],
  ['aldgate-claims-lakehouse', 'powerpoint'],
  ['wexmoor-contact-assistant', 'excel'],
]
const cases = process.env['VALIDITY_RUNS'] === undefined ? few : [...few, ...further]

const title = 'A heading with some words'
const entriesOn = (page: number, heading = title) => {
  const headings = [{ number: '1', level: 1, section: { id: 'one', heading, blocks: [], sections: [] } }]
  return contentsItems({ headings, figures: [], pageOf: () => page }, ourLook) as [Line, Line]
}
type Line = ReturnType<typeof paragraph>

function isByOne(fault: string): boolean {
  const [, told, seen] = /the contents say (\d+), it stands on (\d+)/.exec(fault) ?? []
  return Math.abs(Number(told) - Number(seen)) === 1
}

/** Share of entries that may be off by a page because a program breaks lines differently; updating the fields fixes them. */
const mostMoved = 0.02

test.runIf(hasOffice)(
  'page numbers in the contents are those on which LibreOffice sets headings and figures, but for 2 % of them by a page',
  async () => {
    const files: Uint8Array[] = []
    for (const [example, type, upload] of cases) {
      const [, brief] = givenBriefs.find(([file]) => file === `${example}.json`)!
      const look = upload && (await readUpload({ filename: 'house.docx', bytes: upload })).template
      const edition = editionOf((await givenDocument(type, withDesign(brief, 'lakehouse'))).content)
      files.push(await docxRenderer.render({ ...edition, ...(look && { template: look }) }))
    }
    const pages = pagesOfWord(files)
    const faults: string[] = []
    const moved: string[] = []
    let entries = 0
    for (const [index, [example, type]] of cases.entries()) {
      const reading = await compareContents(files[index]!, pages[index]!)
      entries += reading.entries
      for (const fault of reading.faults) (isByOne(fault) ? moved : faults).push(`${example} as ${type}: ${fault}`)
    }
    expect(faults).toEqual([])
    expect(moved.slice(Math.ceil(entries * mostMoved))).toEqual([])
    expect(entries).toBeGreaterThan(7.5 * cases.length)
  },
  300_000,
)

test('the title of the contents is reckoned with the room of its border twice, as LibreOffice sets it', () => {
  const [title] = contentsItems({ headings: [], figures: [], pageOf: () => 1 }, ourLook)
  expect(boxOf(title!, 9072, ourLook).box).toMatchObject({ above: 180, lineHeight: 480 + 180 })
})

test('a page number that has no room behind its heading has a line of its own', () => {
  const [, { style, words }] = entriesOn(10)
  const wide = textWidth({ ...words.pieces[0]!, text: title })
  const linesOn = (page: number) => {
    const [, item] = entriesOn(page)
    const { box } = boxOf(item, Math.ceil(20 * (wide + 8)) + ourLook.styles[style].indent!.left!, ourLook)
    return box.kind === 'paragraph' && box.lines
  }
  expect(linesOn(9)).toBe(1)
  expect(linesOn(10)).toBe(2)
})

test('where page numbers of one figure make the contents shorter, all is counted with these', () => {
  const laid: number[] = []
  const draft = (text: string) => ({
    lay: (pageOf: (bookmark: string) => number) => {
      laid.push(pageOf(headingBookmark(0)))
      return cutSections([...entriesOn(1, text).slice(1), { ...paragraph('BodyText', emptyWords), listed: headingBookmark(0) }])
    },
    contents: (pageOf: (bookmark: string) => number) => entriesOn(pageOf(headingBookmark(0)), text),
  })
  const { width } = roomOn(ourLook.page, false)
  const [, { style, words }] = entriesOn(1, '')
  const room = roomIn(width, { style, choice: {} }, ourLook)
  const letter = textWidth({ ...words.pieces[0]!, text: 'i' })
  const full = 'i'.repeat(Math.floor((room - 8) / letter))
  estimatePages(draft('short'), ourLook)
  expect(laid).toEqual([10])
  estimatePages(draft(full), ourLook)
  expect(laid).toEqual([10, 10, 1])
})
