import { colours, fonts } from '#server/render/open-xml/look.ts'

export type Side = 'left' | 'right' | 'top' | 'bottom'
export type Edge = { weight: 'hair' | 'thin' | 'medium' | 'thick'; colour: string }

export type Letters = {
  font: keyof typeof fonts
  /** Points. */
  size: number
  /** Hexadecimal without `#`. */
  colour: string
  bold?: boolean
  italic?: boolean
  underline?: boolean
}

type Change = 'isMiddle' | 'isNumber' | 'isQuoted'
const changed = new WeakMap<CellLook, Partial<Record<Change, CellLook>>>()

/** The look with one change; returns the same object each time, because styles are looked up by identity. */
export function withLook(look: CellLook, change: Change): CellLook {
  if (look[change]) return look
  const known = changed.get(look) ?? {}
  changed.set(look, known)
  return (known[change] ??= { ...look, [change]: true })
}

/** The look of a cell; each distinct look becomes one entry of the workbook's styles. */
export type CellLook = Letters & {
  fill?: string
  edges?: Partial<Record<Side, Edge>>
  /** Excel's format: `#,##0` */
  format?: string
  align?: 'left' | 'right'
  /** Indent in steps of 7 to 10 points. */
  indent?: number
  isMiddle?: boolean
  /** Numbers are not wrapped. */
  isNumber?: boolean
  /** Points by which the row is higher than its text. */
  padding?: number
  /** Makes Excel treat new input as text, even if it looks like a number. */
  isQuoted?: boolean
}

/** Points of an indent: 7 in Excel, 10 in LibreOffice. */
export const indentWidth = 10
/** Points of padding at both sides of a cell's text. */
export const cellPadding = 6

const sans = { font: 'sans', colour: colours.text } as const
const rule = (weight: Edge['weight'], colour: string = colours.line): Edge => ({ weight, colour })

export const looks = {
  kind: { ...sans, size: 10, bold: true, colour: colours.accent, padding: 8 },
  title: { font: 'serif', size: 24, colour: colours.text, padding: 4 },
  subtitle: { ...sans, size: 13, colour: colours.quiet, padding: 2 },
  factLabel: { ...sans, isMiddle: true, size: 10, colour: colours.faint, edges: { bottom: rule('hair') } },
  factValue: { ...sans, isMiddle: true, size: 10, edges: { bottom: rule('hair') } },
  crumb: { ...sans, size: 9, colour: colours.faint },
  heading1: { ...sans, size: 18, bold: true, colour: colours.accent, padding: 6 },
  heading2: { ...sans, size: 13, bold: true, colour: colours.accent, padding: 3 },
  heading3: { ...sans, size: 11.5, bold: true, padding: 2 },
  text: { ...sans, size: 11 },
  aside: { ...sans, size: 9.5, colour: colours.accent, underline: true, indent: 1 },
  caption: { ...sans, size: 9.5, colour: colours.quiet },
  tableHead: {
    ...sans,
    isMiddle: true,
    size: 10,
    bold: true,
    fill: colours.accentTint,
    edges: { bottom: rule('medium', colours.accent) },
  },
  tableText: { ...sans, size: 10, edges: { bottom: rule('hair') } },
  tableTotal: {
    ...sans,
    isMiddle: true,
    size: 10,
    bold: true,
    edges: { top: rule('thin', colours.accent), bottom: rule('thin', colours.accent) },
  },
  code: { font: 'mono', size: 9.5, colour: colours.text, fill: colours.raised, indent: 1, isMiddle: true, padding: 8 },
  quote: { font: 'serif', size: 12, italic: true, colour: colours.quiet },
  quoteSource: { ...sans, size: 10, colour: colours.faint },
  figure: { ...sans, size: 10, colour: colours.quiet, isMiddle: true, edges: { bottom: rule('hair') }, padding: 4 },
} as const satisfies Record<string, CellLook>

export const callouts = {
  note: { label: 'Note', colour: colours.quiet, fill: colours.raised },
  decision: { label: 'Decision', colour: colours.accent, fill: colours.accentTint },
  assumption: { label: 'Assumption', colour: colours.copper, fill: colours.copperTint },
  question: { label: 'Question', colour: colours.warning, fill: colours.warningTint },
  risk: { label: 'Risk', colour: colours.danger, fill: colours.dangerTint },
} as const

/** Background of a cell that a person has to fill in. */
export const inputTint = colours.warningTint
/** Style of a figure that formulas use: a change of it changes others. */
export const inputColour = colours.copper

/** The bar at the left of a callout or a quote. */
export const bar = (colour: string): NonNullable<CellLook['edges']> => ({ left: rule('thick', colour) })
