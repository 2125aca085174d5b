import { relationshipKinds } from '#server/render/open-xml/relationship-kinds.ts'
import { addTheme } from '#server/render/open-xml/theme.ts'
import { element } from '#server/open-xml/xml.ts'
import { textShape } from '../shape-xml.ts'
import { createSlideWriter, type Deck, slidePath } from '../slide-writer.ts'
import { textSizes as sizes } from '../slide-regions.ts'
import { plainRun } from '../text/paragraph.ts'
import { notesColourMap } from './master.ts'
import { namespaces, partType } from './namespaces.ts'
import { deckTheme } from './deck-theme.ts'
import { promptShape } from './prompts.ts'
import { masterColours, shapeTree } from './shape-tree.ts'
import { fill } from './theme-colour.ts'

export const notesMasterPath = 'ppt/notesMasters/notesMaster1.xml'
/** Points, in portrait format. */
export const notesPage = { width: 540, height: 720 } as const
const picture = { x: 54, y: 54, width: 432, height: 243 }
const words = { x: 54, y: 315, width: 432, height: 345 }

const pictureXml = (id: number) =>
  element('p:sp', {}, [
    element('p:nvSpPr', {}, [
      element('p:cNvPr', { id, name: `Slide ${id}` }),
      '<p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg"/></p:nvPr>',
    ]),
    '<p:spPr/>',
  ])

/** The notes master, with a theme of its own as Office requires. */
export function addNotesMaster({ file }: Deck) {
  addTheme(file, { from: notesMasterPath, path: 'ppt/theme/theme2.xml' }, deckTheme)
  const frame = element('a:xfrm', {}, [
    element('a:off', { x: picture.x * 12_700, y: picture.y * 12_700 }),
    element('a:ext', { cx: picture.width * 12_700, cy: picture.height * 12_700 }),
  ])
  const outline = '<a:noFill/><a:ln w="6350"><a:solidFill><a:schemeClr val="tx2"/></a:solidFill></a:ln>'
  const look = `<p:spPr>${frame}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${outline}</p:spPr>`
  const image = pictureXml(2).replace('<p:spPr/>', look)
  const prompt = {
    name: 'Notes',
    placeholder: { type: 'body', sz: 'quarter', idx: 1 },
    box: words,
    prompt: 'Click to edit the notes',
  }
  const level = `<a:lvl1pPr><a:spcBef><a:spcPts val="600"/></a:spcBef><a:defRPr sz="${sizes.notes * 100}">${fill('tx1')}<a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr>`
  file.addPart({
    path: notesMasterPath,
    contentType: partType('notesMaster'),
    body: element('p:notesMaster', namespaces, [
      shapeTree([image, promptShape(prompt, 3)], fill('bg1')),
      notesColourMap,
      element('p:notesStyle', {}, level),
    ]),
  })
}

/** The notes of a slide, below its picture. */
export function addNotes(deck: Deck, number: number, notes: readonly string[]) {
  const path = `ppt/notesSlides/notesSlide${number}.xml`
  const slide = createSlideWriter(deck, path)
  const image = pictureXml(slide.nextId())
  const look = { font: 'sans', size: sizes.notes } as const
  const paragraphs = notes.map((text) => ({ runs: [plainRun(text, look)], before: 6 }))
  const body = textShape({ name: 'Notes', placeholder: { type: 'body', idx: 1 }, paragraphs, inherited: look }, slide)
  deck.file.addPart({
    path,
    contentType: partType('notesSlide'),
    body: element('p:notes', namespaces, shapeTree([image, body]) + masterColours),
  })
  deck.file.relate(path, relationshipKinds.notesMaster, notesMasterPath)
  deck.file.relate(path, relationshipKinds.slide, slidePath(number))
  deck.file.relate(slidePath(number), relationshipKinds.notesSlide, path)
}
