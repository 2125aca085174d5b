import { palette } from '#server/render/diagram/palette.ts'

/** How a Word document of ours looks: a paper page, its colours and its fonts. Lengths in twentieths of a point. */
export const page = {
  width: 11_906,
  height: 16_838,
  side: 1417,
  top: 1700,
  bottom: 1590,
  header: 794,
  footer: 737,
} as const

export const textWidth = page.width - 2 * page.side
export const textHeight = page.height - page.top - page.bottom
/** The same page on its side. */
export const landscape = { textWidth: page.height - 2 * page.side, textHeight: page.width - page.top - page.bottom } as const

/** Fonts that Office has. */
export const fonts = { serif: 'Cambria', sans: 'Calibri', mono: 'Consolas' } as const

const hex = (name: keyof typeof palette) => palette[name].slice(1).toUpperCase()

/** Hexadecimal without `#`. */
export const colours = {
  text: hex('text'),
  quiet: hex('textQuiet'),
  faint: hex('textFaint'),
  line: hex('line'),
  raised: hex('raised'),
  accent: hex('accent'),
  accentTint: hex('accentTint'),
  copper: hex('copper'),
  copperTint: hex('copperTint'),
  warning: hex('warning'),
  warningTint: hex('warningTint'),
  danger: hex('danger'),
  dangerTint: hex('dangerTint'),
  paper: hex('paper'),
} as const

/** The series of a chart, in their order. */
export const accents = [colours.accent, colours.copper, '7FB8AC', '3B596E', 'B59B63', '7C827D'] as const
