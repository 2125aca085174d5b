import { element } from '#server/open-xml/xml.ts'
import { colours } from '#server/render/open-xml/look.ts'
import { border, runProperties, valued } from './properties.ts'

/** Twentieths of a point. */
export const cellMargins = { top: 50, left: 110, bottom: 50, right: 110 } as const

const hair = { width: 4, space: 0, colour: colours.line }
const strong = { width: 8, space: 0, colour: colours.accent }

const margins = element(
  'w:tblCellMar',
  {},
  (['top', 'left', 'bottom', 'right'] as const).map((side) => element(`w:${side}`, { 'w:w': cellMargins[side], 'w:type': 'dxa' })),
)

const conditional = (type: string, look: { run?: string; cell?: string }) =>
  element('w:tblStylePr', { 'w:type': type }, [look.run ?? '', look.cell ? element('w:tcPr', {}, look.cell) : ''])
const cellBorders = (...edges: string[]) => element('w:tcBorders', {}, edges)

type TableStyle = { id: string; name: string; borders: string; conditions?: string }

const styles: TableStyle[] = [
  {
    id: 'RuledTable',
    name: 'Ruled Table',
    borders: border('top', strong) + border('bottom', hair) + border('insideH', hair),
    conditions:
      conditional('firstRow', { run: runProperties({ b: '<w:b/>' }), cell: cellBorders(border('bottom', strong)) }) +
      conditional('lastRow', { run: runProperties({ b: '<w:b/>' }), cell: cellBorders(border('top', strong)) }),
  },
  { id: 'FigureTable', name: 'Key Figures', borders: border('top', hair) + border('bottom', hair) },
]

/** The table styles, for `styles.xml`. */
export const tableStylesXml = [tableNormal(), ...styles.map(tableStyle)].join('')

function tableNormal(): string {
  return element('w:style', { 'w:type': 'table', 'w:default': 1, 'w:styleId': 'TableNormal' }, [
    valued('w:name', 'Normal Table'),
    valued('w:uiPriority', 99),
    '<w:semiHidden/><w:unhideWhenUsed/>',
    element('w:tblPr', {}, [element('w:tblInd', { 'w:w': 0, 'w:type': 'dxa' }), margins]),
  ])
}

function tableStyle({ id, name, borders, conditions = '' }: TableStyle): string {
  return element('w:style', { 'w:type': 'table', 'w:customStyle': 1, 'w:styleId': id }, [
    valued('w:name', name),
    valued('w:basedOn', 'TableNormal'),
    valued('w:uiPriority', 40),
    '<w:qFormat/>',
    element('w:tblPr', {}, [element('w:tblInd', { 'w:w': 0, 'w:type': 'dxa' }), element('w:tblBorders', {}, borders), margins]),
    conditions,
  ])
}
