import { beforeAll, expect, test } from 'vitest'
import { everyBlock } from '#server/testing/given-content.ts'
import { editionOf } from '#server/testing/given-edition.ts'
import { listDeckFaults } from '#server/testing/list-deck-faults.ts'
import { readParts } from '#server/testing/read-office.ts'
import { pptxRenderer } from './render-pptx.ts'

let sound: Map<string, Buffer>

beforeAll(async () => {
  const content = structuredClone(everyBlock)
  content.sections[0]!.blocks.push({
    id: 'said',
    type: 'callout',
    tone: 'note',
    title: 'Speaker notes',
    text: [{ text: 'Aloud.' }],
  })
  sound = readParts(await pptxRenderer.render(editionOf(content)))
})

type Fault = {
  name: string
  /** The first part of that kind is damaged. */
  part: RegExp
  from: string | RegExp
  to: string
  says: RegExp
}

const slide = /^ppt\/slides\/slide\d+\.xml$/
const presentation = /^ppt\/presentation\.xml$/
const types = /^\[Content_Types\]\.xml$/

const faults: Fault[] = [
  {
    name: 'the notes masters before the masters',
    part: presentation,
    from: /(<p:sldMasterIdLst>.*?<\/p:sldMasterIdLst>)(<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>)/,
    to: '$2$1',
    says: /p:presentation holds things in a wrong order/,
  },
  {
    name: 'the size of slides before their list',
    part: presentation,
    from: /(<p:sldIdLst>.*?<\/p:sldIdLst>)(<p:sldSz [^>]*>)/,
    to: '$2$1',
    says: /p:presentation holds things in a wrong order/,
  },
  { name: 'a slide id below 256', part: presentation, from: '<p:sldId id="256"', to: '<p:sldId id="255"', says: /out of range/ },
  {
    name: 'a slide id that comes twice',
    part: presentation,
    from: '<p:sldId id="257"',
    to: '<p:sldId id="256"',
    says: /slide id 256 comes twice/,
  },
  {
    name: 'a layout with the id of its master',
    part: /slideMaster1\.xml$/,
    from: 'id="2147483649"',
    to: 'id="2147483648"',
    says: /id of a master or layout 2147483648 comes twice/,
  },
  { name: 'a layout id that is too low', part: /slideMaster1\.xml$/, from: 'id="2147483649"', to: 'id="7"', says: /is too low/ },
  {
    name: 'a layout that does not lead back',
    part: /slideLayouts\/_rels\/slideLayout1/,
    from: /<Relationship [^>]*\/>/,
    to: '',
    says: /does not lead back to its master/,
  },
  { name: 'two shapes with one id', part: slide, from: /<p:cNvPr id="3"/, to: '<p:cNvPr id="2"', says: /shape id 2 comes twice/ },
  { name: 'a shape id of nothing', part: slide, from: /<p:cNvPr id="3"/, to: '<p:cNvPr id="0"', says: /shape id 0 is none/ },
  { name: 'a shape without a name', part: slide, from: /(<p:cNvPr id="3" name=")[^"]*/, to: '$1', says: /is called ""/ },
  { name: 'a control character in a name', part: slide, from: /(<p:cNvPr id="3" name=")/, to: '$1&#10;', says: /is called "\\n/ },
  {
    name: 'a slide without its type',
    part: types,
    from: /<Override PartName="\/ppt\/slides\/slide1\.xml"[^>]*>/,
    to: '',
    says: /slide1\.xml has the type/,
  },
  {
    name: 'a page of notes without its type',
    part: types,
    from: /<Override PartName="\/ppt\/notesSlides\/[^>]*>/,
    to: '',
    says: /notesSlide\d+\.xml has the type/,
  },
  {
    name: 'a chart without its type',
    part: types,
    from: /<Override PartName="\/ppt\/charts\/[^>]*>/,
    to: '',
    says: /chart\d+\.xml has the type/,
  },
  { name: 'a workbook without its type', part: types, from: /<Default Extension="xlsx"[^>]*>/, to: '', says: /xlsx has the type/ },
  {
    name: 'a notes master without a theme',
    part: /notesMasters\/_rels/,
    from: /<Relationship [^>]*theme[^>]*\/>/,
    to: '',
    says: /notesMaster1\.xml has no theme/,
  },
  {
    name: 'a notes master with the theme of the slides',
    part: /notesMasters\/_rels/,
    from: 'theme2.xml',
    to: 'theme1.xml',
    says: /theme ppt\/theme\/theme1\.xml comes twice/,
  },
  {
    name: 'notes without a master',
    part: /notesSlides\/_rels/,
    from: /<Relationship [^>]*relationships\/notesMaster"[^>]*\/>/,
    to: '',
    says: /has no master/,
  },
  {
    name: 'notes that do not lead to their slide',
    part: /notesSlides\/_rels/,
    from: /<Relationship [^>]*relationships\/slide"[^>]*\/>/,
    to: '',
    says: /do not lead to each other/,
  },
  {
    name: 'a row with a cell too few',
    part: slide,
    from: /<a:tc>.*?<\/a:tc>/,
    to: '',
    says: /other cells than its table has columns/,
  },
  {
    name: 'a cell that spans columns nobody covers',
    part: slide,
    from: '<a:tc>',
    to: '<a:tc gridSpan="2">',
    says: /other cells than its table has columns/,
  },
  { name: 'a row without height', part: slide, from: /<a:tr h="\d+"/, to: '<a:tr h="0"', says: /a:tr has h 0/ },
  { name: 'a width below nothing', part: slide, from: /cx="\d+"/, to: 'cx="-1"', says: /a:ext has a wrong cx/ },
  { name: 'half a unit', part: slide, from: /<a:off x="(\d+)"/, to: '<a:off x="$1.5"', says: /a:off has x \d+\.5/ },
  { name: 'type smaller than there is', part: slide, from: /sz="\d+"/, to: 'sz="90"', says: /a:rPr has sz 90/ },
  {
    name: 'a chart that says nothing of its data',
    part: /charts\/chart\d+\.xml$/,
    from: /<c:autoUpdate[^>]*>/,
    to: '',
    says: /update themselves/,
  },
  { name: 'a chart without its workbook', part: /charts\/_rels/, from: /<Relationship [^>]*\/>/, to: '', says: /has no workbook/ },
  {
    name: 'a part that is used and missing',
    part: /slides\/_rels\/slide1/,
    from: 'slideLayout1.xml',
    to: 'slideLayout99.xml',
    says: /is used and missing/,
  },
  {
    name: 'a part that nothing uses',
    part: /_rels\/presentation\.xml\.rels/,
    from: /<Relationship [^>]*viewProps[^>]*\/>/,
    to: '',
    says: /nothing uses ppt\/viewProps\.xml/,
  },
  {
    name: 'no styles of tables',
    part: /_rels\/presentation\.xml\.rels/,
    from: /<Relationship [^>]*tableStyles[^>]*\/>/,
    to: '',
    says: /there is no tableStyles/,
  },
  {
    name: 'a run before its paragraph’s properties',
    part: slide,
    from: /(<a:pPr[^>]*>(?:(?!<\/a:pPr>).)*<\/a:pPr>)(<a:r>.*?<\/a:r>)/,
    to: '$2$1',
    says: /a:p holds things in a wrong order/,
  },
  {
    name: 'a link before the font of a run',
    part: slide,
    from: /<a:latin typeface="Consolas"\/>/,
    to: '<a:hlinkClick r:id="rId1"/><a:latin typeface="Consolas"/>',
    says: /a:rPr holds things in a wrong order/,
  },
  {
    name: 'space above before the space of lines',
    part: slide,
    from: /(<a:lnSpc>.*?<\/a:lnSpc>)(<a:spcBef>.*?<\/a:spcBef>)/,
    to: '$2$1',
    says: /a:pPr holds things in a wrong order/,
  },
  {
    name: 'words without a paragraph',
    part: slide,
    from: /(<p:txBody><a:bodyPr.*?<a:lstStyle\/>).*?<\/p:txBody>/,
    to: '$1</p:txBody>',
    says: /words have no paragraph/,
  },
  {
    name: 'a link to nowhere',
    part: slide,
    from: /<a:hlinkClick r:id="rId\d+"/,
    to: '<a:hlinkClick r:id="rId999"',
    says: /rId999 is missing/,
  },
  {
    name: 'an arrow held by nothing',
    part: slide,
    from: /<a:stCxn id="\d+"/,
    to: '<a:stCxn id="9999"',
    says: /shape 9999 is missing/,
  },
  {
    name: 'a place that the layout does not have',
    part: slide,
    from: '<p:ph type="ctrTitle"/>',
    to: '<p:ph type="ctrTitle" idx="77"/>',
    says: /placeholder of .* is missing/,
  },
  { name: 'a slide in no section', part: presentation, from: /<p14:sldId id="256"\/>/, to: '', says: /the sections do not hold/ },
  {
    name: 'a wrong count of slides',
    part: /docProps\/app\.xml/,
    from: /<Slides>\d+/,
    to: '<Slides>1',
    says: /counts other slides/,
  },
]

test('a deck has none of the faults for which PowerPoint offers to repair a file', () => {
  expect(listDeckFaults(sound)).toEqual([])
})

test.each(faults)('$name is noticed', ({ part, from, to, says }) => {
  const [path, spoilt] = [...sound]
    .filter(([name]) => part.test(name))
    .map(([name, body]) => [name, body.toString('utf8').replace(from, to)] as const)
    .find(([name, body]) => body !== sound.get(name)!.toString('utf8'))!
  const parts = new Map([...sound, [path, Buffer.from(spoilt)]])
  expect(listDeckFaults(parts).join('\n')).toMatch(says)
})
