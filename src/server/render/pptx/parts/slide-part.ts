import { relationshipKinds } from '#server/render/open-xml/relationship-kinds.ts'
import { element, escapeXml } from '#server/open-xml/xml.ts'
import { createSlideWriter, type Deck, slidePath, type SlideWriter } from '../slide-writer.ts'
import type { Slide } from '../slides/slide.ts'
import { namespaces, partType } from './namespaces.ts'
import { footers } from './master.ts'
import { fieldIds } from './prompts.ts'
import { addNotes } from './notes.ts'
import { layoutPath } from './presentation.ts'
import { masterColours, shapeTree } from './shape-tree.ts'

/** Adds one slide with its notes; `footer` is at the bottom of slides that have one. */
export function addSlide(deck: Deck, slide: Slide, { number, footer }: { number: number; footer: string }) {
  const path = slidePath(number)
  const writer = createSlideWriter(deck, path)
  deck.file.relate(path, relationshipKinds.slideLayout, layoutPath(slide.layout))
  const shapes = slide.shapes.map((shape) => shape(writer))
  const foot = slide.isNumbered ? [slide.layout === 'section' ? '' : footerXml(footer, writer), numberXml(number, writer)] : []
  deck.file.addPart({
    path,
    contentType: partType('slide'),
    body: element('p:sld', namespaces, shapeTree([...shapes, ...foot]) + masterColours),
  })
  if (slide.notes.length > 0) addNotes(deck, number, slide.notes)
}

function footXml({ name, placeholder }: (typeof footers)['footer' | 'number'], writer: SlideWriter, words: string): string {
  const id = writer.nextId()
  return element('p:sp', {}, [
    element('p:nvSpPr', {}, [
      element('p:cNvPr', { id, name: `${name} ${id}` }),
      '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>',
      element('p:nvPr', {}, element('p:ph', placeholder)),
    ]),
    '<p:spPr/>',
    element('p:txBody', {}, ['<a:bodyPr/><a:lstStyle/>', element('a:p', {}, words)]),
  ])
}

function footerXml(footer: string, writer: SlideWriter): string {
  const words = [element('a:rPr', { lang: writer.language }), element('a:t', {}, escapeXml(footer))]
  return footXml(footers.footer, writer, element('a:r', {}, words))
}

function numberXml(number: number, writer: SlideWriter): string {
  const field = { id: fieldIds.slidenum, type: 'slidenum' }
  const words = [element('a:rPr', { lang: writer.language }), element('a:t', {}, String(number))]
  return footXml(footers.number, writer, element('a:fld', field, words))
}
