import { element, escapeXml } from '#server/render/open-xml/xml.ts'
import { fonts } from '#server/render/open-xml/look.ts'
import { fill } from '../parts/theme-colour.ts'
import type { SlideWriter } from '../slide-writer.ts'
import { type Bullet, type Paragraph, type Run, textOf } from './paragraph.ts'

/** What runs have from their placeholder or style and need not say again. */
export type Inherited = Partial<Pick<Run, 'font' | 'size' | 'bold' | 'colour'>> & {
  /** The master's styles for words, by level. */
  levels?: boolean
}

const strongLetter = /[\p{L}]/u
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** The direction of the first letter is the paragraph's. */
const readsFromRight = (text: string) => rightToLeft.test(strongLetter.exec(text)?.[0] ?? '')

/** Paragraphs of one shape; an ordered list that goes on from another slide counts on. */
export function paragraphsXml(paragraphs: readonly Paragraph[], slide: SlideWriter, inherited: Inherited = {}): string {
  const firsts = new Map<object, number>()
  return paragraphs
    .map((paragraph) => {
      const { bullet } = paragraph
      if (bullet && !firsts.has(bullet.list)) firsts.set(bullet.list, bullet.number)
      const start = bullet ? firsts.get(bullet.list)! : 1
      const runs = paragraph.runs.map((run) => runXml(run, slide, inherited))
      const { emptySize } = paragraph
      const end = paragraph.runs.some(({ text }) => text !== '')
        ? ''
        : element('a:endParaRPr', { lang: slide.language, sz: emptySize && hundredths(emptySize) })
      return element('a:p', {}, [paragraphProperties(paragraph, start, inherited.levels), ...runs, end])
    })
    .join('')
}

const hundredths = (points: number) => Math.round(points * 100)
const numbering = ['arabicPeriod', 'alphaLcPeriod', 'romanLcPeriod'] as const
const alignments = { right: 'r', center: 'ctr' } as const
/** Points that a bullet or a number stands before its words. */
export const hanging = 18
/** How much further right the words of each level stand; points. */
export const listStep = 20
/** Of the font's own height of a line. */
export const bodyLeading = 1.06
/** Points above an item of a list. */
export const pointsAbove = (level: number) => (level === 0 ? 7 : 3)

function paragraphProperties(paragraph: Paragraph, start: number, levels = false): string {
  const { runs, level = 0, indent = 0, bullet, align, exact } = paragraph
  const fromRight = readsFromRight(textOf(runs))
  const isListed = levels && bullet !== undefined
  const attributes = {
    marL: isListed ? undefined : Math.round(indent * 12_700),
    indent: isListed ? undefined : bullet ? -hanging * 12_700 : 0,
    lvl: level > 0 ? level : undefined,
    algn: fromRight && !align ? 'r' : align && alignments[align],
    rtl: fromRight ? 1 : undefined,
  }
  const leading = levels && paragraph.leading === bodyLeading ? undefined : paragraph.leading
  const before = paragraph.before ?? 0
  const isUsual = levels && before === pointsAbove(level)
  return element('a:pPr', attributes, [
    lineSpacing(leading, exact),
    isUsual ? '' : element('a:spcBef', {}, element('a:spcPts', { val: hundredths(before) })),
    bulletXml(bullet, { level, start, isListed }),
  ])
}

function lineSpacing(leading: number | undefined, exact: number | undefined): string {
  if (exact !== undefined) return element('a:lnSpc', {}, element('a:spcPts', { val: hundredths(exact) }))
  return leading === undefined ? '' : element('a:lnSpc', {}, element('a:spcPct', { val: Math.round(leading * 100_000) }))
}

/** What stands before the items of an unordered list. */
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
  const properties = (name: string) => runProperties(name, run, { slide, inherited })
  return run.text
    .split('\n')
    .map((line, index) => {
      const end = index > 0 ? element('a:br', {}, properties('a:rPr')) : ''
      const text = escapeXml(line)
      return text === '' ? end : end + element('a:r', {}, [properties('a:rPr'), element('a:t', {}, text)])
    })
    .join('')
}

const faces = { serif: '+mj-lt', sans: '+mn-lt', mono: fonts.mono } as const

function runProperties(name: string, run: Run, { slide, inherited }: { slide: SlideWriter; inherited: Inherited }): string {
  const { font, size, bold = false, italic, colour, raised, link } = run
  const attributes = {
    lang: slide.language,
    sz: size === inherited.size ? undefined : hundredths(size),
    b: bold === (inherited.bold ?? false) ? undefined : Number(bold),
    i: italic ? 1 : undefined,
    baseline: raised ? 30_000 : undefined,
    dirty: 0,
  }
  const typeface = font === (inherited.font ?? 'sans') ? undefined : faces[font]
  return element(name, attributes, [
    colour && colour !== inherited.colour ? fill(colour) : '',
    typeface ? element('a:latin', { typeface }) + (font === 'mono' ? element('a:cs', { typeface }) : '') : '',
    link ? slide.linkXml(link) : '',
  ])
}
