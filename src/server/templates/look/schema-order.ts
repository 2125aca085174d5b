/** The permitted children of WordprocessingML elements, in the order of the schema (ECMA-376, part 1), limited to those that are used. */
const children: Record<string, string> = {
  pPr: `pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens
    kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind
    contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl rPr sectPr`,
  rPr: `rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden
    color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish`,
  sectPr: `headerReference footerReference footnotePr endnotePr type pgSz pgMar pgBorders lnNumType pgNumType cols vAlign noEndnote
    titlePg textDirection bidi rtlGutter docGrid`,
  style: `name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked pPr rPr tblPr trPr
    tcPr tblStylePr`,
  tblStylePr: 'pPr rPr tblPr trPr tcPr',
  tblPr: `tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd
    tblLayout tblCellMar tblLook tblCaption tblDescription`,
  trPr: 'gridBefore gridAfter wBefore wAfter cantSplit trHeight tblHeader tblCellSpacing jc hidden',
  tcPr: 'tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark',
  pBdr: 'top left bottom right between bar',
  pgBorders: 'top left bottom right',
  tblBorders: 'top left start bottom right end insideH insideV',
  tcBorders: 'top left start bottom right end insideH insideV tl2br tr2bl',
  tblCellMar: 'top left start bottom right end',
  tcMar: 'top left start bottom right end',
  tabs: 'tab',
  cols: 'col',
  numPr: 'ilvl numId',
  footnotePr: 'pos numFmt numStart numRestart',
  endnotePr: 'pos numFmt numStart numRestart',
  lvl: 'start numFmt lvlRestart pStyle isLgl suff lvlText legacy lvlJc pPr rPr',
  abstractNum: 'nsid multiLevelType tmpl name styleLink numStyleLink lvl',
  num: 'abstractNumId lvlOverride',
  lvlOverride: 'startOverride lvl',
  numbering: 'abstractNum num',
  docDefaults: 'rPrDefault pPrDefault',
  rPrDefault: 'rPr',
  pPrDefault: 'pPr',
  styles: 'docDefaults latentStyles style',
  latentStyles: 'lsdException',
  fonts: 'font',
  font: 'altName panose1 charset family notTrueType pitch sig',
}

export const childOrder: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(children).map(([name, list]) => [`w:${name}`, list.split(/\s+/).map((child) => `w:${child}`)]),
)

/** Children that may be repeated. */
export const repeatable = new Set(
  'headerReference footerReference tblStylePr tab col lvl lvlOverride abstractNum num style lsdException font'
    .split(' ')
    .map((name) => `w:${name}`),
)

/** Text elements, whose children are in reading order. */
export const flowing: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    p: 'pPr r hyperlink fldSimple',
    hyperlink: 'r fldSimple',
    fldSimple: 'r hyperlink fldSimple',
    r: 'rPr t tab br cr sym noBreakHyphen softHyphen ptab drawing pict fldChar instrText',
    tbl: 'tblPr tblGrid tr',
    tblGrid: 'gridCol',
    tr: 'trPr tc',
    tc: 'tcPr p tbl',
    txbxContent: 'p tbl',
    hdr: 'p tbl',
    ftr: 'p tbl',
  }).map(([name, list]) => [`w:${name}`, list.split(' ').map((child) => `w:${child}`)]),
)
