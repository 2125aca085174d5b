import { element } from '#server/open-xml/xml.ts'
import { drawingNamespace } from './namespaces.ts'
import { fill } from './theme-colour.ts'

/** The id of our table style. */
export const ruledTable = '{6B0F7C52-3E1D-4B8A-9C57-0A2669597A11}'

const line = (side: string, width: number, colour: string) =>
  element(`a:${side}`, {}, element('a:ln', { w: width, cmpd: 'sng' }, fill(colour)))
const accentLine = (side: string) =>
  element(`a:${side}`, {}, '<a:ln w="15875" cmpd="sng"><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></a:ln>')

const part = (name: string, { text, borders }: { text: string; borders: string }) =>
  element(`a:${name}`, {}, [text, element('a:tcStyle', {}, element('a:tcBdr', {}, borders))])

const words = (bold: boolean) => element('a:tcTxStyle', bold ? { b: 'on' } : {}, '<a:fontRef idx="minor"/><a:schemeClr val="tx1"/>')

/** Rules below the header, between the rows and above the totals, without boxes. */
export const tableStylesXml = (hairline: string) =>
  element(
    'a:tblStyleLst',
    { 'xmlns:a': drawingNamespace, def: ruledTable },
    element('a:tblStyle', { styleId: ruledTable, styleName: 'Ruled' }, [
      part('wholeTbl', { text: words(false), borders: line('bottom', 6350, hairline) + line('insideH', 6350, hairline) }),
      part('lastRow', { text: words(true), borders: accentLine('top') }),
      part('firstRow', { text: words(true), borders: accentLine('bottom') }),
    ]),
  )
