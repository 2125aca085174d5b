import { findAll, type XmlNode } from '#server/testing/read-office.ts'

const names = (text: string) => text.trim().split(/\s+/)

/** The order required by ECMA-376 for all elements that the product may write; Word rejects a file with another order. */
const orders: Record<string, string[]> = {
  'w:pPr': names(`pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs
    suppressAutoHyphens bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents jc textDirection textAlignment
    outlineLvl cnfStyle rPr sectPr`),
  'w:rPr':
    names(`ins del moveFrom moveTo rStyle rFonts b bCs i iCs caps smallCaps strike dstrike noProof snapToGrid vanish webHidden color spacing w kern
    position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang`),
  'w:tblPr': names(`tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd
    tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription`),
  'w:tcPr': names('cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark'),
  'w:tblBorders': names('top left start bottom right end insideH insideV'),
  'w:pBdr': names('top left bottom right between bar'),
  'w:sectPr':
    names(`headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols
    formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid`),
  'w:settings':
    names(`writeProtection view zoom mirrorMargins embedTrueTypeFonts trackRevisions defaultTabStop autoHyphenation evenAndOddHeaders
    characterSpacingControl footnotePr endnotePr compat docVars rsids themeFontLang clrSchemeMapping decimalSymbol listSeparator`),
  'w:style':
    names(`name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked rsid pPr rPr
    tblPr trPr tcPr tblStylePr`),
  'w:abstractNum': names('nsid multiLevelType tmpl name styleLink numStyleLink lvl'),
  'w:lvl': names('start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr'),
  'w:numbering': names('numPicBullet abstractNum num numIdMacAtCleanup'),
  'w:tbl': names('bookmarkStart bookmarkEnd tblPr tblGrid tr'),
  'w:tr': names('tblPrEx trPr tc'),
  'w:docDefaults': names('rPrDefault pPrDefault'),
}

/** Lists elements whose children are in an order that Word does not accept, or are not allowed there. */
export function listOrderFaults(root: XmlNode): string[] {
  return Object.entries(orders).flatMap(([parent, order]) =>
    findAll(root, parent).flatMap(({ children }) => {
      const places = children.flatMap((child) => (typeof child === 'string' ? [] : [order.indexOf(child.name.replace(/^w:/, ''))]))
      const isInOrder = places.every((place, index) => place >= Math.max(0, places[index - 1] ?? 0) || isReference(parent, place))
      return isInOrder ? [] : [`the children of ${parent} are out of order`]
    }),
  )
}

/** Headers and footers of a section may alternate. */
const isReference = (parent: string, place: number) => parent === 'w:sectPr' && (place === 0 || place === 1)
