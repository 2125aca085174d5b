import { expect, test } from 'vitest'
import { everyBlock } from '#server/testing/given-content.ts'
import { editionOf } from '#server/testing/given-edition.ts'
import { givenWideTable } from '#server/testing/given-hostile-text.ts'
import { readParts, readXml } from '#server/testing/read-office.ts'
import { docxRenderer } from '#server/render/docx/render-docx.ts'
import { listAccessFaults } from './list-access-faults.ts'
import { listWordDefects } from './list-word-defects.ts'

const content = structuredClone(everyBlock)
content.sections.at(-1)!.blocks.push(givenWideTable(20))
const texts = new Map(
  [...readParts(await docxRenderer.render(editionOf(content)))]
    .filter(([path]) => path.endsWith('.xml'))
    .map(([path, body]) => [path, body.toString()] as const),
)

type Part = 'word/document.xml' | 'word/styles.xml' | 'word/settings.xml' | 'word/numbering.xml' | 'docProps/core.xml'
/** The expected message, the part, and the change that causes the fault. */
type Fault = [says: RegExp, part: Part, from: string | RegExp, to: string]

/** The file with one fault in it. */
function planted([, part, from, to]: Fault) {
  const sound = texts.get(part)!
  const faulty = sound.replace(from, to)
  expect(faulty).not.toBe(sound)
  return new Map([...texts, [part, faulty] as const].map(([path, text]) => [path, readXml(Buffer.from(text))]))
}

const sound = new Map([...texts].map(([path, text]) => [path, readXml(Buffer.from(text))]))
const main = 'word/document.xml'

const defects: Fault[] = [
  [/style Bod is missing/, main, '"BodyText"', '"Bod"'],
  [/style Nowhere is missing/, 'word/styles.xml', /<w:next w:val="\w+"/, '<w:next w:val="Nowhere"'],
  [/style Heading9 comes twice/, 'word/styles.xml', 'w:styleId="Heading8"', 'w:styleId="Heading9"'],
  [/name of a style heading 9 comes twice/, 'word/styles.xml', '"heading 8"', '"Heading 9"'],
  [/no paragraph style is the default/, 'word/styles.xml', ' w:default="1"', ''],
  [/list 99 is missing/, main, /<w:numId w:val="\d+"/, '<w:numId w:val="99"'],
  [/list definition 99 is missing/, 'word/numbering.xml', /<w:abstractNumId w:val="\d+"/, '<w:abstractNumId w:val="99"'],
  [/picture 1 comes twice/, main, '<wp:docPr id="2"', '<wp:docPr id="1"'],
  [/bookmark 1 comes twice/, main, 'w:bookmarkStart w:id="2"', 'w:bookmarkStart w:id="1"'],
  [/bookmark name _toc000001 comes twice/, main, 'w:name="_Toc000002"', 'w:name="_TOC000001"'],
  [/end of the bookmark 1 is missing/, main, '<w:bookmarkEnd w:id="1"/>', ''],
  [/start of the bookmark \d+ is missing/, main, /<w:bookmarkStart [^>]*>/, ''],
  [/bookmark _Toc000001 is missing/, main, 'w:name="_Toc000001"', 'w:name="elsewhere"'],
  [/bookmark Gone is missing/, main, / PAGEREF \w+/, ' PAGEREF Gone'],
  [/a name that Word refuses/, main, 'w:name="_Toc000001"', `w:name="${'a'.repeat(41)}"`],
  [/a name that Word refuses/, main, 'w:name="_Toc000001"', 'w:name="1 of them"'],
  [/children of w:pPr/, main, /(<w:pStyle [^>]*>)(<w:keepNext\/>)/, '$2$1'],
  [/children of w:pPr/, main, '<w:keepNext/>', '<w:unheard/>'],
  [/children of w:rPr/, 'word/styles.xml', /(<w:sz [^>]*>)(<w:szCs [^>]*>)/, '$2$1'],
  [/children of w:tblPr/, main, /(<w:tblW [^>]*>)(<w:tblLayout [^>]*>)/, '$2$1'],
  [/children of w:sectPr/, main, /(<w:pgSz [^>]*>)(<w:pgMar [^>]*>)/, '$2$1'],
  [/children of w:settings/, 'word/settings.xml', /(<w:zoom [^>]*>)(<w:defaultTabStop [^>]*>)/, '$2$1'],
  [/children of w:lvl/, 'word/numbering.xml', /(<w:start [^>]*>)(<w:numFmt [^>]*>)/, '$2$1'],
  [/a field is at its separate before/, main, '<w:fldChar w:fldCharType="begin"/>', ''],
  [/a field does not end/, main, '<w:fldChar w:fldCharType="end"/>', ''],
  [/a field has two results/, main, '<w:fldChar w:fldCharType="separate"/>', '<w:fldChar w:fldCharType="separate"/>'.repeat(2)],
  [/a row has 3 cells in 4 columns/, main, /<w:gridCol w:w="\d+"\/>/, '$&$&'],
  [/a cell ends without a paragraph/, main, /<w:tc>(<w:tcPr>.*?<\/w:tcPr>)<w:p>.*?<\/w:p><\/w:tc>/, '<w:tc>$1</w:tc>'],
  [/two tables touch/, main, /<w:tbl>.*?<\/w:tbl>/, '$&$&'],
  [/the body ends with a table/, main, /<w:p>(?:(?!<w:p>).)*<\/w:p>(?=<w:sectPr>(?:(?!<w:sectPr>).)*$)/, ''],
  [/a section has no header/, main, /<w:headerReference w:type="default"[^>]*>/, ''],
  [/for its first page/, main, /<w:footerReference w:type="first"[^>]*>/, ''],
]

const barriers: Fault[] = [
  [/no title/, 'docProps/core.xml', /<dc:title>.*<\/dc:title>/, '<dc:title/>'],
  [/names no language/, 'word/styles.xml', /<w:lang [^>]*>/, ''],
  [/Chart \d has no alternative text/, main, /(name="Chart \d") descr="[^"]*"/, '$1'],
  [/floats over the text/, main, /<wp:inline ([^>]*)>(.*?)<\/wp:inline>/, '<wp:anchor $1>$2</wp:anchor>'],
  [/a table has no alternative text/, main, /<w:tblDescription [^>]*>/, ''],
  [/marks no header row/, main, '<w:tblHeader/>', ''],
  [/marks no header row/, main, 'w:firstRow="1"', 'w:firstRow="0"'],
  [/has merged cells/, main, /(<w:tcW [^>]*>)/, '$1<w:gridSpan w:val="1"/>'],
  [/level 3 follows one of 1/, main, '"Heading2"', '"Heading3"'],
  [/an empty paragraph makes room/, main, '<w:p><w:pPr><w:pStyle w:val="BodyText"/>', '<w:p><w:pPr/></w:p>$&'],
  [/a link says only “here”/, main, /(<w:hyperlink r:id=.*?<w:t)[^>]*>[^<]*</, '$1>here<'],
  [/style Caption has too little contrast/, 'word/styles.xml', /("caption".*?<w:color w:val=")\w+/, '$1AAAAAA'],
  [/a run has too little contrast/, main, /<w:rPr>(?!<w:rStyle)/, '<w:rPr><w:color w:val="BBBBBB"/>'],
]

test('a full document has no defect that Word repairs', () => expect(listWordDefects(sound)).toEqual([]))
test.each(defects)('the defect is found: %s in %s', (...fault) => {
  expect(listWordDefects(planted(fault)).join('\n')).toMatch(fault[0])
})

test('nothing in a full document stands in anybody’s way', () => expect(listAccessFaults(sound)).toEqual([]))
test.each(barriers)('the barrier is found: %s in %s', (...fault) => {
  expect(listAccessFaults(planted(fault)).join('\n')).toMatch(fault[0])
})
