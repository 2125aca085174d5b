import { element, escapeXml } from '#server/open-xml/xml.ts'
import { transform } from '../shape-xml.ts'
import type { Box } from '../slide-regions.ts'
import { emu } from '../slide-regions.ts'
import { fill } from './theme-colour.ts'

/** Kinds of fields, each with the id of its fields. */
export const fieldIds = {
  slidenum: '{5F6C2B1A-8D43-4E0B-9A77-3C1E50B7D2A4}',
  datetimeFigureOut: '{6B0F7C52-3E1D-4B8A-9C57-1C9D3F40A2E5}',
} as const

export type TextLook = {
  /** Points. */
  size: number
  colour: string
  font?: 'heading'
  bold?: boolean
  align?: 'r'
  anchor?: 'b' | 'ctr'
}

export type Prompt = {
  name: string
  placeholder: Record<string, string | number>
  box: Box
  prompt: string
  look?: TextLook
  /** The kind of field that updates the prompt. */
  field?: keyof typeof fieldIds
}

/** A placeholder of a layout or master, with the prompt that is shown until it is filled. */
export function promptShape({ name, placeholder, box, prompt, look, field }: Prompt, id: number): string {
  const body = element('a:bodyPr', { lIns: 0, tIns: 0, rIns: 0, bIns: 0, anchor: look?.anchor ?? 't' }, '<a:normAutofit/>')
  const words = field
    ? element('a:fld', { id: fieldIds[field], type: field }, `<a:rPr lang="en-GB"/>${element('a:t', {}, escapeXml(prompt))}`)
    : element('a:r', {}, `<a:rPr lang="en-GB"/><a:t>${escapeXml(prompt)}</a:t>`)
  return element('p:sp', {}, [
    element('p:nvSpPr', {}, [
      element('p:cNvPr', { id, name: `${name} ${id}` }),
      '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>',
      element('p:nvPr', {}, element('p:ph', placeholder)),
    ]),
    element('p:spPr', {}, [transform('a:xfrm', box), '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>']),
    element('p:txBody', {}, [body, element('a:lstStyle', {}, look ? levelOne(look) : ''), element('a:p', {}, words)]),
  ])
}

function levelOne({ size, colour, font, bold, align }: TextLook): string {
  const run = element('a:defRPr', { sz: size * 100, b: bold ? 1 : 0 }, [
    fill(colour),
    element('a:latin', { typeface: font === 'heading' ? '+mj-lt' : '+mn-lt' }),
  ])
  return element('a:lvl1pPr', { marL: 0, indent: 0, algn: align }, [
    '<a:lnSpc><a:spcPct val="100000"/></a:lnSpc><a:spcBef><a:spcPts val="0"/></a:spcBef><a:buNone/>',
    run,
  ])
}

/** A rule or a background that every slide of a layout shows. */
export function block(name: string, box: Box, { id, colour }: { id: number; colour: string }): string {
  const named = element('p:nvSpPr', {}, [element('p:cNvPr', { id, name: `${name} ${id}` }), '<p:cNvSpPr/><p:nvPr userDrawn="1"/>'])
  const shape = [
    transform('a:xfrm', box),
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>',
    fill(colour),
    '<a:ln><a:noFill/></a:ln>',
  ]
  return element('p:sp', {}, [named, element('p:spPr', {}, shape)])
}

/** A hairline from the left of a box to its right. */
export function rule(name: string, { x, y, width }: Box, { id, colour }: { id: number; colour: string }): string {
  return element('p:cxnSp', {}, [
    element('p:nvCxnSpPr', {}, [element('p:cNvPr', { id, name: `${name} ${id}` }), '<p:cNvCxnSpPr/><p:nvPr userDrawn="1"/>']),
    element('p:spPr', {}, [
      transform('a:xfrm', { x, y, width, height: 0 }),
      '<a:prstGeom prst="line"><a:avLst/></a:prstGeom>',
      element('a:ln', { w: emu(0.75) }, fill(colour)),
    ]),
  ])
}
