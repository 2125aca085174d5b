import { colours, fonts } from '#server/render/open-xml/look.ts'
import { textWidth } from './look.ts'

type Border = { /** Eighths of a point. */ width: number; /** Points. */ space: number; colour: string }
export type Side = 'top' | 'left' | 'bottom' | 'right'

/** Lengths in twentieths of a point, sizes of type in points; `line` is the least height of a line. */
export type ParagraphStyle = {
  name: string
  font: keyof typeof fonts
  size: number
  line: number
  colour?: string
  bold?: boolean
  italic?: boolean
  capitals?: boolean
  before?: number
  after?: number
  indent?: { left?: number; right?: number; hanging?: number }
  align?: 'right' | 'center'
  keepNext?: boolean
  keepLines?: boolean
  breakBefore?: boolean
  /** The line is exactly as high as `line`. */
  exact?: boolean
  contextual?: boolean
  borders?: Partial<Record<Side, Border>>
  fill?: string
  /** 0 for the highest heading. */
  outline?: number
  /** A list of `numbering.ts` that the style belongs to. */
  list?: { number: number; level: number }
  tabs?: readonly { at: number; leader?: 'dot' }[]
  next?: string
  /** Offered in the gallery of styles. */
  quick?: boolean
}

const body = { font: 'serif', size: 10.5, line: 300 } as const
const small = { font: 'sans', size: 9.5, line: 250 } as const
const rule = { width: 8, space: 8, colour: colours.accent }

const heading = (level: number, look: Pick<ParagraphStyle, 'size' | 'line' | 'before' | 'after'>): ParagraphStyle => ({
  name: `heading ${level}`,
  font: 'sans',
  bold: true,
  colour: level < 3 ? colours.accent : colours.text,
  keepNext: true,
  keepLines: true,
  outline: level - 1,
  list: { number: 1, level: level - 1 },
  next: 'BodyText',
  quick: true,
  ...look,
})
const minorHeading = { size: 10.5, line: 280, before: 200, after: 60 }

const callout = (tone: string, colour: string, fill: string): ParagraphStyle => {
  const edge = { width: 4, space: 6, colour: fill }
  return {
    name: `Callout ${tone}`,
    ...body,
    size: 10,
    line: 280,
    before: 120,
    after: 260,
    indent: { left: 260, right: 150 },
    keepLines: true,
    fill,
    borders: { top: edge, left: { width: 24, space: 9, colour }, bottom: edge, right: edge },
    quick: true,
  }
}

const contentsEntry = (level: number, left: number, hanging: number): ParagraphStyle => ({
  name: `toc ${level}`,
  font: 'sans',
  size: level === 1 ? 11 : 10,
  line: level === 1 ? 280 : 260,
  bold: level === 1,
  colour: level === 1 ? colours.text : colours.quiet,
  before: level === 1 ? 110 : 0,
  indent: { left: left + hanging, hanging },
  tabs: [{ at: left + hanging }, { at: textWidth, leader: 'dot' }],
})

const listItem = (name: string, number: number): ParagraphStyle => ({
  name,
  ...body,
  after: 60,
  list: { number, level: 0 },
  quick: true,
})

/** Every paragraph style of the document by its id: the one truth for `styles.xml` and for the estimate of pages. */
export const paragraphStyles = {
  Normal: { name: 'Normal', ...body, colour: colours.text, quick: true },
  BodyText: { name: 'Body Text', ...body, after: 140, quick: true },
  Title: {
    name: 'Title',
    font: 'sans',
    size: 32,
    line: 720,
    bold: true,
    colour: colours.text,
    after: 120,
    next: 'Subtitle',
    quick: true,
  },
  Subtitle: { name: 'Subtitle', font: 'serif', size: 15, line: 400, italic: true, colour: colours.quiet, after: 720, quick: true },
  Kind: {
    name: 'Document Kind',
    font: 'sans',
    size: 11,
    line: 300,
    bold: true,
    colour: colours.accent,
    before: 3000,
    after: 200,
    borders: { top: { width: 18, space: 12, colour: colours.accent } },
  },
  Heading1: { ...heading(1, { size: 19, line: 480, before: 560, after: 160 }), borders: { top: rule } },
  Heading2: heading(2, { size: 14, line: 360, before: 340, after: 100 }),
  Heading3: heading(3, { size: 11.5, line: 300, before: 260, after: 80 }),
  Heading4: heading(4, minorHeading),
  Heading5: heading(5, minorHeading),
  Heading6: heading(6, minorHeading),
  Heading7: heading(7, minorHeading),
  Heading8: heading(8, minorHeading),
  Heading9: heading(9, minorHeading),
  TOCHeading: {
    name: 'TOC Heading',
    font: 'sans',
    size: 19,
    line: 480,
    bold: true,
    colour: colours.accent,
    before: 0,
    after: 160,
    breakBefore: true,
    keepNext: true,
    borders: { top: rule },
  },
  TOC1: contentsEntry(1, 0, 440),
  TOC2: contentsEntry(2, 440, 560),
  TOC3: contentsEntry(3, 1000, 700),
  ListBullet: listItem('List Bullet', 2),
  ListNumber: listItem('List Number', 3),
  Caption: {
    name: 'caption',
    ...small,
    size: 9,
    line: 240,
    colour: colours.faint,
    before: 100,
    after: 100,
    keepLines: true,
    quick: true,
  },
  Figure: { name: 'Figure', ...body, line: 240, before: 120, after: 40, keepNext: true },
  TableText: { name: 'Table Text', ...small },
  TableNumber: { name: 'Table Number', ...small, align: 'right' },
  TableHeading: { name: 'Table Heading', ...small, bold: true, colour: colours.accent },
  TableHeadingNumber: {
    name: 'Table Heading Number',
    ...small,
    bold: true,
    colour: colours.accent,
    align: 'right',
  },
  TableEnd: { name: 'Table End', ...body, size: 4, line: 160, exact: true },
  FactLabel: { name: 'Fact Label', ...small, colour: colours.faint },
  FactValue: { name: 'Fact Value', ...small, size: 10.5, colour: colours.text },
  FigureValue: {
    name: 'Key Figure',
    font: 'sans',
    size: 20,
    line: 500,
    bold: true,
    colour: colours.accent,
    keepNext: true,
    before: 60,
  },
  FigureLabel: { name: 'Key Figure Label', ...small, bold: true },
  FigureNote: { name: 'Key Figure Note', ...small, size: 9, line: 230, colour: colours.faint },
  Quote: {
    name: 'Quote',
    ...body,
    italic: true,
    colour: colours.quiet,
    indent: { left: 400, right: 400 },
    borders: { left: { width: 12, space: 12, colour: colours.line } },
    after: 140,
    quick: true,
  },
  QuoteSource: {
    name: 'Quote Source',
    ...small,
    colour: colours.faint,
    indent: { left: 400, right: 400 },
    borders: { left: { width: 12, space: 12, colour: colours.line } },
    after: 200,
  },
  Code: {
    name: 'Code',
    font: 'mono',
    size: 8.5,
    line: 230,
    before: 100,
    after: 240,
    indent: { left: 150, right: 150 },
    fill: colours.raised,
    borders: {
      top: { width: 4, space: 6, colour: colours.raised },
      left: { width: 4, space: 6, colour: colours.raised },
      bottom: { width: 4, space: 6, colour: colours.raised },
      right: { width: 4, space: 6, colour: colours.raised },
    },
    quick: true,
  },
  CalloutNote: callout('Note', colours.accent, colours.raised),
  CalloutDecision: callout('Decision', colours.accent, colours.accentTint),
  CalloutAssumption: callout('Assumption', colours.copper, colours.copperTint),
  CalloutQuestion: callout('Question', colours.warning, colours.warningTint),
  CalloutRisk: callout('Risk', colours.danger, colours.dangerTint),
  Header: { name: 'header', ...small, size: 8.5, line: 220, colour: colours.faint, tabs: [{ at: textWidth }] },
  Footer: { name: 'footer', ...small, size: 8.5, line: 220, colour: colours.faint, tabs: [{ at: textWidth }] },
  PageBreak: { name: 'Page Break', ...body, size: 1, line: 20, exact: true, breakBefore: true },
  SectionEnd: { name: 'Section End', ...body, size: 1, line: 20, exact: true },
} as const satisfies Record<string, ParagraphStyle>

export type StyleId = keyof typeof paragraphStyles
export const styleOf = (id: StyleId): ParagraphStyle => paragraphStyles[id]
