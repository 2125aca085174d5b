import { element } from '#server/open-xml/xml.ts'
import { fill } from './parts/theme-colour.ts'
import type { SlideWriter } from './slide-writer.ts'
import { type Box, emu } from './slide-regions.ts'
import type { Paragraph } from './text/paragraph.ts'
import { type Inherited, paragraphsXml } from './text/text-xml.ts'

/** The layout's placeholder that a shape fills. */
export type Placeholder = { type?: string; idx?: number }

export type TextShape = {
  name: string
  /** The shape's id, if another shape must know it beforehand. */
  id?: number
  /** Left out if the layout defines it. */
  box?: Box | undefined
  placeholder?: Placeholder
  paragraphs: readonly Paragraph[]
  inherited?: Inherited
  fill?: string
  line?: string
  lineWidth?: number
  dashed?: boolean
  /** Points of padding at its four sides. */
  insets?: { left?: number; top?: number; right?: number; bottom?: number }
  anchor?: 't' | 'ctr' | 'b'
  geometry?: string
  alt?: string
  /** It repeats content that is available elsewhere. */
  isDecorative?: boolean
}

export const transform = (name: string, { x, y, width, height }: Box, attributes: Record<string, number | undefined> = {}) =>
  element(name, attributes, [
    element('a:off', { x: emu(x), y: emu(y) }),
    element('a:ext', { cx: emu(Math.max(0, width)), cy: emu(Math.max(0, height)) }),
  ])

export const rectangle = '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>'

export function outline(colour: string | undefined, width = 0.75, dashed = false): string {
  if (!colour) return element('a:ln', {}, '<a:noFill/>')
  return element('a:ln', { w: emu(width) }, fill(colour) + (dashed ? '<a:prstDash val="dash"/>' : ''))
}

export const namedXml = (id: number, name: string, alt?: string) => element('p:cNvPr', { id, name: `${name} ${id}`, descr: alt })

/** The same for a decorative shape; screen readers skip it. */
const decorativeXml = (id: number, name: string) =>
  element(
    'p:cNvPr',
    { id, name: `${name} ${id}` },
    '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}"><adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>',
  )

/** A shape with text: a placeholder, a text box, or a coloured shape. */
export function textShape(shape: TextShape, slide: SlideWriter): string {
  const { name, box, placeholder, paragraphs, inherited, alt } = shape
  const place = placeholder ? element('p:ph', placeholder) : ''
  const locks = placeholder ? '<a:spLocks noGrp="1"/>' : ''
  const isBox = !placeholder && !shape.fill && !shape.line && !shape.geometry
  const looks = placeholder
    ? ''
    : (shape.fill ? fill(shape.fill) : '<a:noFill/>') + outline(shape.line, shape.lineWidth, shape.dashed)
  return element('p:sp', {}, [
    element('p:nvSpPr', {}, [
      (shape.isDecorative ? decorativeXml : namedXml)(shape.id ?? slide.nextId(), name, alt),
      element('p:cNvSpPr', { txBox: isBox ? 1 : undefined }, locks),
      element('p:nvPr', {}, place),
    ]),
    element('p:spPr', {}, [box ? transform('a:xfrm', box) : '', placeholder ? '' : (shape.geometry ?? rectangle), looks]),
    element('p:txBody', {}, [
      bodyProperties(shape),
      '<a:lstStyle/>',
      paragraphs.length === 0
        ? element('a:p', {}, element('a:endParaRPr', { lang: slide.language }))
        : paragraphsXml(paragraphs, slide, inherited),
    ]),
  ])
}

function bodyProperties({ placeholder, insets = {}, anchor }: TextShape): string {
  if (placeholder) return '<a:bodyPr><a:normAutofit/></a:bodyPr>'
  const { left = 0, top = 0, right = 0, bottom = 0 } = insets
  const sides = { lIns: emu(left), tIns: emu(top), rIns: emu(right), bIns: emu(bottom) }
  return element('a:bodyPr', { wrap: 'square', ...sides, rtlCol: 0, anchor }, '<a:noAutofit/>')
}

/** A decorative shape without text. */
export function decorativeShape(name: string, { box, colour }: { box: Box; colour: string }, slide: SlideWriter): string {
  return element('p:sp', {}, [
    element('p:nvSpPr', {}, [decorativeXml(slide.nextId(), name), '<p:cNvSpPr/><p:nvPr/>']),
    element('p:spPr', {}, [transform('a:xfrm', box), rectangle, fill(colour), outline(undefined)]),
  ])
}

/** Shapes that move together; they are positioned on the slide, not within the group. */
export function groupShape(
  { name, box, alt }: { name: string; box: Box; alt?: string | undefined },
  slide: SlideWriter,
  inner: () => string,
) {
  const named = namedXml(slide.nextId(), name, alt)
  const { x, y, width, height } = box
  const [off, ext] = [
    { x: emu(x), y: emu(y) },
    { cx: emu(width), cy: emu(height) },
  ]
  const place = element('a:xfrm', {}, [
    element('a:off', off),
    element('a:ext', ext),
    element('a:chOff', off),
    element('a:chExt', ext),
  ])
  return element('p:grpSp', {}, [
    element('p:nvGrpSpPr', {}, [named, '<p:cNvGrpSpPr/><p:nvPr/>']),
    element('p:grpSpPr', {}, place),
    inner(),
  ])
}

type Frame = { name: string; alt: string; box: Box; graphic: string }

/** A frame around a table or a chart. */
export const graphicFrame = ({ name, alt, box, graphic }: Frame, slide: SlideWriter) =>
  element('p:graphicFrame', {}, [
    element('p:nvGraphicFramePr', {}, [
      namedXml(slide.nextId(), name, alt),
      element('p:cNvGraphicFramePr', {}, '<a:graphicFrameLocks noGrp="1"/>'),
      '<p:nvPr/>',
    ]),
    transform('p:xfrm', box),
    graphic,
  ])
