import { element } from '#server/open-xml/xml.ts'

const root =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>' +
  '<p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>'

/** All shapes of a slide, layout or master, with its background if it has its own. */
export function shapeTree(shapes: readonly string[], ground = ''): string {
  const background = ground === '' ? '' : element('p:bg', {}, element('p:bgPr', {}, `${ground}<a:effectLst/>`))
  return element('p:cSld', {}, [background, element('p:spTree', {}, [root, ...shapes])])
}

export const masterColours = '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>'
