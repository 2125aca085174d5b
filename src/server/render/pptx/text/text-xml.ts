import { element, escapeXml } from '#server/open-xml/xml.ts'
import { fonts } from '#server/render/open-xml/look.ts'
import { fill } from '../parts/theme-colour.ts'
import { complexScript, isEastAsian, officeScripts, readsFromRight } from '#server/render/open-xml/text/office-scripts.ts'
import type { SlideWriter } from '../slide-writer.ts'
import { type Bullet, type Paragraph, type Run, textOf } from './paragraph.ts'

/** Properties that runs inherit from their placeholder or style and need not repeat. */
export type Inherited = Partial<Pick<Run, 'font' | 'size' | 'bold' | 'colour'>> & {
  /** The master's text styles by level. */
  levels?: boolean
}

/** Paragraphs of one shape; an ordered list that continues from another slide continues its numbering. */
export function paragraphsXml(paragraphs: readonly Paragraph[], slide: SlideWriter, inherited: Inherited = {}): string {
  const firsts = new Map<object, number>()
  let xml = ''
  for (const paragraph of paragraphs) {
    const { bullet, emptySize, runs } = paragraph
    if (bullet && !firsts.has(bullet.list)) firsts.set(bullet.list, bullet.number)
    const start = bullet ? firsts.get(bullet.list)! : 1
    xml += `<a:p>${paragraphProperties(paragraph, start, inherited.levels)}`
    for (const run of runs) xml += runXml(run, slide, inherited)
    if (runs.every(({ text }) => text === ''))
      xml += element('a:endParaRPr', { lang: slide.language, sz: emptySize && hundredths(emptySize) })
    xml += '</a:p>'
  }
  return xml
}

const hundredths = (points: number) => Math.round(points * 100)
const numbering = ['arabicPeriod', 'alphaLcPeriod', 'romanLcPeriod'] as const
const alignments = { right: 'r', center: 'ctr' } as const
/** Points from a bullet or a number to its text. */
export const hangingIndent = 18
/** Additional indent of each list level, in points. */
export const listStep = 20
/** Relative to the font's own line height. */
export const bodyLeading = 1.06
/** Points above an item of a list. */
export const pointsAbove = (level: number) => (level === 0 ? 7 : 3)

function paragraphProperties(paragraph: Paragraph, start: number, levels = false): string {
  const { runs, level = 0, indent = 0, bullet, align, exact } = paragraph
  const fromRight = readsFromRight(textOf(runs))
  const isListed = levels && bullet !== undefined
  const attributes = {
    marL: isListed ? undefined : Math.round(indent * 12_700),
    indent: isListed ? undefined : bullet ? -hangingIndent * 12_700 : 0,
    lvl: level > 0 ? level : undefined,
    algn: fromRight && !align ? 'r' : align && alignments[align],
    rtl: fromRight ? 1 : undefined,
  }
  const leading = levels && paragraph.leading === bodyLeading ? undefined : paragraph.leading
  const before = paragraph.before ?? 0
  const isUsual = levels && before === pointsAbove(level)
  const spaced = isUsual ? '' : `<a:spcBef><a:spcPts val="${hundredths(before)}"/></a:spcBef>`
  return element('a:pPr', attributes, lineSpacing(leading, exact) + spaced + bulletXml(bullet, { level, start, isListed }))
}

function lineSpacing(leading: number | undefined, exact: number | undefined): string {
  if (exact !== undefined) return element('a:lnSpc', {}, element('a:spcPts', { val: hundredths(exact) }))
  return leading === undefined ? '' : element('a:lnSpc', {}, element('a:spcPct', { val: Math.round(leading * 100_000) }))
}

/** The bullet of an unordered list by level. */
export const bulletOf = (level: number) => (level % 2 === 0 ? '•' : '–')

type Place = { level: number; start: number; isListed: boolean }

function bulletXml(bullet: Bullet | undefined, { level, start, isListed }: Place): string {
  if (!bullet) return '<a:buNone/>'
  if (isListed && !bullet.ordered) return ''
  const colour = isListed ? '' : element('a:buClr', {}, element('a:schemeClr', { val: 'accent1' }))
  if (!bullet.ordered) return `${colour}<a:buFont typeface="Arial"/>${element('a:buChar', { char: bulletOf(level) })}`
  const type = numbering[level % numbering.length]
  return `${colour}<a:buFont typeface="+mj-lt"/>${element('a:buAutoNum', { type, startAt: start > 1 ? start : undefined })}`
}

function runXml(run: Run, slide: SlideWriter, inherited: Inherited): string {
  const lines = run.text.split('\n')
  if (escapeXml(run.text) === '') return ''
  const properties = runProperties(run, slide, inherited)
  let xml = ''
  for (const [index, line] of lines.entries()) {
    if (index > 0) xml += `<a:br>${properties}</a:br>`
    const text = escapeXml(line)
    if (text !== '') xml += `<a:r>${properties}<a:t>${text}</a:t></a:r>`
  }
  return xml
}

const typefaces = { serif: '+mj-lt', sans: '+mn-lt', mono: fonts.mono } as const

/** Text in another script gets a language of that script, by which PowerPoint chooses its font from the theme. */
function languageOf(text: string, { language, eastAsian }: SlideWriter): { lang: string; altLang?: string } {
  if (isOwnScript.test(text)) return { lang: language }
  const script = eastAsian && isEastAsian(text) ? eastAsian : complexScript(text)
  return script ? { lang: officeScripts[script].language, altLang: language } : { lang: language }
}
const isOwnScript = /^[\0-\u058F]*$/

function runProperties(run: Run, slide: SlideWriter, inherited: Inherited): string {
  const { font, size, bold = false, italic, colour, raised, link } = run
  const attributes = {
    ...languageOf(run.text, slide),
    sz: size === inherited.size ? undefined : hundredths(size),
    b: bold === (inherited.bold ?? false) ? undefined : Number(bold),
    i: italic ? 1 : undefined,
    baseline: raised ? 30_000 : undefined,
    dirty: 0,
  }
  const typeface = font === (inherited.font ?? 'sans') ? undefined : typefaces[font]
  const faces = typeface ? element('a:latin', { typeface }) + (font === 'mono' ? element('a:cs', { typeface }) : '') : ''
  const ink = colour && colour !== inherited.colour ? fill(colour) : ''
  return element('a:rPr', attributes, ink + faces + (link ? slide.linkXml(link) : ''))
}
