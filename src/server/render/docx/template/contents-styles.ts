import { roomOn } from '#server/render/docx/look.ts'
import type { TemplateLook } from './template-look.ts'
import { findChild, type Tree, treesOf } from '#server/open-xml/tree.ts'

/** The template's style, adapted so that contents can be written in it. */
export function fitForContents(style: Tree, look: TemplateLook): Tree {
  const id = style.attributes['w:styleId']
  if (contentsStyles.some((role) => look.roles[role] === id)) return withStops(style, look)
  return look.roles['TOCHeading'] === id ? withoutNumber(style, look) : style
}

const leaf = (name: string, attributes: Record<string, string>): Tree => ({ name, attributes, children: [] })

/** The heading of the contents is based on a numbered one, but is not a chapter itself. */
function withoutNumber(style: Tree, look: TemplateLook): Tree {
  if (look.resolve(style.attributes['w:styleId']).list.number === '0') return style
  const none: Tree = { ...leaf('w:numPr', {}), children: [leaf('w:numId', { 'w:val': '0' })] }
  const paragraph = findChild(style, 'w:pPr') ?? leaf('w:pPr', {})
  const own = treesOf(paragraph).filter(({ name }) => name !== 'w:numPr')
  const isBefore = ({ name }: Tree) => /^w:(pStyle|keepNext|keepLines|pageBreakBefore|framePr|widowControl)$/.test(name)
  const flush = own.some(({ name }) => name === 'w:ind') ? [] : [leaf('w:ind', { 'w:left': '0', 'w:firstLine': '0' })]
  const isAfterIndent = ({ name }: Tree) =>
    /^w:(contextualSpacing|mirrorIndents|suppressOverlap|jc|textDirection|textAlignment|textboxTightWrap|outlineLvl|rPr)$/.test(
      name,
    )
  const rest = own.filter((one) => !isBefore(one))
  const children = [
    ...own.filter(isBefore),
    none,
    ...rest.filter((one) => !isAfterIndent(one)),
    ...flush,
    ...rest.filter(isAfterIndent),
  ]
  return withParagraph(style, { ...paragraph, children })
}

function withParagraph(style: Tree, paragraph: Tree): Tree {
  const others = treesOf(style).filter(({ name }) => name !== 'w:pPr')
  const isAfter = ({ name }: Tree) => /^w:(rPr|tblPr|trPr|tcPr|tblStylePr)$/.test(name)
  return { ...style, children: [...others.filter((one) => !isAfter(one)), paragraph, ...others.filter(isAfter)] }
}

const contentsStyles = ['TOC1', 'TOC2', 'TOC3', 'TableOfFigures']
const beforeStops = /^w:(pStyle|keepNext|keepLines|pageBreakBefore|framePr|widowControl|numPr|suppressLineNumbers|pBdr|shd)$/

/** A line of the contents has its page number at the right, even if the template's program put it elsewhere. */
function withStops(style: Tree, look: TemplateLook): Tree {
  const paragraph = findChild(style, 'w:pPr') ?? leaf('w:pPr', {})
  const given = treesOf(findChild(paragraph, 'w:tabs')).filter(({ attributes }) => attributes['w:val'] !== 'clear')
  const { left, hanging } = look.resolve(style.attributes['w:styleId'])
  const isNumbered =
    look.resolve(look.roles['Heading1']).list.number !== '0' || look.roles['TableOfFigures'] === style.attributes['w:styleId']
  const first = leaf('w:tab', { 'w:val': 'left', 'w:pos': String(hanging > 0 ? left : left + 600) })
  const last = leaf('w:tab', { 'w:val': 'right', 'w:leader': 'dot', 'w:pos': String(roomOn(look.page, false).width) })
  // Without a tab stop of its own, the tab after a number would jump to the page number's position.
  const isFitting = !isNumbered || given.some(({ attributes }) => attributes['w:val'] !== 'right')
  if (given.length > 0 && isFitting) return style
  const stops = [...(isNumbered ? [first] : []), ...(given.length > 0 ? given : [last])]
  const own = treesOf(paragraph).filter(({ name }) => name !== 'w:tabs')
  const tabs: Tree = { name: 'w:tabs', attributes: {}, children: stops }
  const children = [...own.filter(({ name }) => beforeStops.test(name)), tabs, ...own.filter(({ name }) => !beforeStops.test(name))]
  return withParagraph(style, { ...paragraph, children })
}
