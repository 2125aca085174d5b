import { palette } from '#server/render/diagram/palette.ts'

/** Fonts that Office has. */
export const fonts = { serif: 'Cambria', sans: 'Calibri', mono: 'Consolas' } as const

const hex = (name: keyof typeof palette) => palette[name].slice(1).toUpperCase()

/** Hexadecimal without `#`. */
export const colours = {
  ok: hex('ok'),
  okTint: hex('okTint'),
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
