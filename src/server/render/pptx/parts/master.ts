import { colours } from '#server/render/open-xml/look.ts'
import { element } from '#server/open-xml/xml.ts'
import { titleLeading } from '../slides/slide-title.ts'
import { emu, slideRegions, textSizes as sizes } from '../slide-regions.ts'
import { bodyLeading, bulletOf, hangingIndent, listStep, pointsAbove } from '../text/text-xml.ts'
import { namespaces } from './namespaces.ts'
import { block, promptShape, rule } from './prompts.ts'
import { shapeTree } from './shape-tree.ts'
import { fill } from './theme-colour.ts'

const footerLook = { size: sizes.footer, colour: 'tx2' } as const
export const footers = {
  date: {
    name: 'Date',
    placeholder: { type: 'dt', sz: 'half', idx: 10 },
    box: slideRegions.date,
    prompt: 'Date',
    field: 'datetimeFigureOut',
    look: { ...footerLook, align: 'r' },
  },
  footer: {
    name: 'Footer',
    placeholder: { type: 'ftr', sz: 'quarter', idx: 11 },
    box: slideRegions.footer,
    prompt: 'Footer',
    look: footerLook,
  },
  number: {
    name: 'Slide number',
    placeholder: { type: 'sldNum', sz: 'quarter', idx: 12 },
    box: slideRegions.number,
    prompt: '‹#›',
    field: 'slidenum',
    look: { ...footerLook, align: 'r' },
  },
} as const

/** The accent at the top edge of every plain slide. */
const tab = { x: slideRegions.title.x, y: 0, width: 40, height: 5 }

const colourMap = element('p:clrMap', {
  bg1: 'lt1',
  tx1: 'dk1',
  bg2: 'lt2',
  tx2: 'dk2',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((index) => [`accent${index}`, `accent${index}`])),
  hlink: 'hlink',
  folHlink: 'folHlink',
})

/** Everything that slides share: placeholders, text styles by level, the rule above the footer. */
export function masterXml(layouts: readonly string[]): string {
  const shapes = [
    block('Accent', tab, { id: 2, colour: 'accent1' }),
    rule('Rule', slideRegions.rule, { id: 3, colour: colours.line }),
    promptShape({ name: 'Title', placeholder: { type: 'title' }, box: slideRegions.title, prompt: 'Click to edit the title' }, 4),
    promptShape(
      { name: 'Text', placeholder: { type: 'body', idx: 1 }, box: slideRegions.words, prompt: 'Click to edit the text' },
      5,
    ),
    promptShape(footers.date, 6),
    promptShape(footers.footer, 7),
    promptShape(footers.number, 8),
  ]
  const ids = layouts.map((id, index) => element('p:sldLayoutId', { id: firstLayout + index, 'r:id': id }))
  return element('p:sldMaster', namespaces, [
    shapeTree(shapes, fill('bg1')),
    colourMap,
    element('p:sldLayoutIdLst', {}, ids),
    element('p:txStyles', {}, [titleStyle(), bodyStyle(), otherStyle()]),
  ])
}

export const notesColourMap = colourMap
/** Ids of masters and layouts start here; Office refuses lower ones. */
export const firstMaster = 2_147_483_648
const firstLayout = firstMaster + 1

const percent = (share: number) => element('a:lnSpc', {}, element('a:spcPct', { val: Math.round(share * 100_000) }))
const above = (points: number) => element('a:spcBef', {}, element('a:spcPts', { val: points * 100 }))

function titleStyle(): string {
  const run = element('a:defRPr', { sz: sizes.title * 100, b: 0, kern: 1200 }, [
    fill('tx1'),
    '<a:latin typeface="+mj-lt"/><a:ea typeface="+mj-ea"/><a:cs typeface="+mj-cs"/>',
  ])
  const look = [percent(titleLeading), above(0), '<a:buNone/>', run]
  return element('p:titleStyle', {}, element('a:lvl1pPr', { algn: 'l', rtl: 0 }, look))
}

const levels = Array.from({ length: 9 }, (_, index) => index)

function bodyStyle(): string {
  const level = (index: number) => {
    const run = element('a:defRPr', { sz: sizes.body * 100, kern: 1200 }, [
      fill('tx1'),
      '<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/>',
    ])
    const bullet = `<a:buFont typeface="Arial"/>${element('a:buChar', { char: bulletOf(index) })}`
    const colour = element('a:buClr', {}, '<a:schemeClr val="accent1"/>')
    return element(`a:lvl${index + 1}pPr`, { marL: emu(listStep * (index + 1)), indent: emu(-hangingIndent), algn: 'l' }, [
      percent(bodyLeading),
      above(pointsAbove(index)),
      colour,
      bullet,
      run,
    ])
  }
  return element('p:bodyStyle', {}, levels.map(level))
}

function otherStyle(): string {
  const level = (index: number) =>
    element(`a:lvl${index + 1}pPr`, { marL: emu(36 * index) }, [
      element('a:defRPr', { sz: sizes.body * 100 }, [fill('tx1'), '<a:latin typeface="+mn-lt"/>']),
    ])
  return element('p:otherStyle', {}, levels.map(level))
}
