import { colours } from '#server/render/open-xml/look.ts'
import type { ParagraphStyle } from './paragraph-style.ts'

const body = { font: 'serif', size: 10.5, line: 300 } as const
const small = { font: 'sans', size: 9.5, line: 250 } as const
const hair = { width: 4, space: 3, colour: colours.line }
/** Indent of the facts' values on the title page, in twentieths of a point. */
const factIndent = 2200
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

type Place = { left: number; hanging: number; textWidth: number }

const contentsEntry = (level: number, { left, hanging, textWidth }: Place): ParagraphStyle => ({
  name: `toc ${level}`,
  font: 'sans',
  size: level === 1 ? 11 : 10,
  line: level === 1 ? 280 : 260,
  bold: level === 1,
  colour: level === 1 ? colours.text : colours.quiet,
  before: level === 1 ? 110 : 0,
  indent: { left: left + hanging, hanging },
  stops: [{ at: left + hanging }, { at: textWidth, align: 'right', leader: 'dot' }],
})

const contentsHeading = { font: 'sans', bold: true, colour: colours.accent, after: 160, keepNext: true } as const

const listItem = (name: string, number: number): ParagraphStyle => ({
  name,
  ...body,
  after: 60,
  list: { number, level: 0 },
  quick: true,
})

const fixedStyles = {
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
  FiguresHeading: { ...contentsHeading, name: 'Figures Heading', size: 14, line: 360, before: 480 },
  TOCHeading: {
    ...contentsHeading,
    name: 'TOC Heading',
    size: 19,
    line: 480,
    before: 0,
    breakBefore: true,
    borders: { top: rule },
  },
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
  TableHeading: { name: 'Table Heading', ...small, bold: true, colour: colours.accent, keepNext: true },
  TableHeadingNumber: {
    name: 'Table Heading Number',
    ...small,
    bold: true,
    colour: colours.accent,
    align: 'right',
    keepNext: true,
  },
  TableEnd: { name: 'Table End', ...body, size: 4, line: 160, exact: true },
  Fact: {
    name: 'Document Fact',
    font: 'sans',
    size: 10.5,
    line: 260,
    before: 50,
    after: 50,
    colour: colours.text,
    indent: { left: factIndent, hanging: factIndent },
    stops: [{ at: factIndent }],
    borders: { bottom: hair, between: hair },
  },
  FigureValue: {
    name: 'Key Figure',
    font: 'sans',
    size: 20,
    line: 500,
    bold: true,
    colour: colours.accent,
  },
  FigureLabel: { name: 'Key Figure Label', ...small, bold: true, keepNext: true, before: 60 },
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
    // The line height that the replacement font for Consolas needs.
    line: 232,
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
  SectionEnd: { name: 'Section End', ...body, size: 1, line: 20, exact: true },
} as const satisfies Record<string, ParagraphStyle>

/** Every paragraph style of the document by id, used both for `styles.xml` and for the page estimate. */
export function createParagraphStyles(textWidth: number) {
  const edge = { ...small, size: 8.5, line: 220, colour: colours.faint, stops: [{ at: textWidth, align: 'right' }] } as const
  return {
    ...fixedStyles,
    TOC1: contentsEntry(1, { left: 0, hanging: 440, textWidth }),
    TOC2: contentsEntry(2, { left: 440, hanging: 560, textWidth }),
    TOC3: contentsEntry(3, { left: 1000, hanging: 700, textWidth }),
    TableOfFigures: { ...contentsEntry(2, { left: 0, hanging: 440, textWidth }), name: 'table of figures' },
    Header: { name: 'header', ...edge },
    Footer: { name: 'footer', ...edge },
  } satisfies Record<string, ParagraphStyle>
}

export type StyleId = keyof ReturnType<typeof createParagraphStyles>
export type ParagraphStyles = Record<StyleId, ParagraphStyle>
