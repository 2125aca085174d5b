import { firm } from '#shared/firm.ts'
import { palette, seriesColours } from '#server/render/diagram/palette.ts'
import type { Theme } from './theme.ts'

/** Fonts that Office has. */
export const fonts = { serif: 'Cambria', sans: 'Calibri', mono: 'Consolas' } as const

const bare = (colour: string) => colour.slice(1).toUpperCase()
const hex = (name: keyof typeof palette) => bare(palette[name])

/** Hexadecimal without `#`. */
export const colours = {
  text: hex('text'),
  quiet: hex('textQuiet'),
  faint: hex('textFaint'),
  line: hex('line'),
  raised: hex('raised'),
  accent: hex('accent'),
  accentTint: hex('accentTint'),
  ok: hex('ok'),
  okTint: hex('okTint'),
  copper: hex('copper'),
  copperTint: hex('copperTint'),
  warning: hex('warning'),
  warningTint: hex('warningTint'),
  danger: hex('danger'),
  dangerTint: hex('dangerTint'),
  paper: hex('paper'),
} as const

/** The series of a chart, in their order. */
export const accents = seriesColours.map(bare)

export const ourTheme: Theme = {
  name: firm.name,
  colours: {
    dark: colours.text,
    light: colours.paper,
    dark2: colours.quiet,
    light2: colours.raised,
    accents,
    link: colours.accent,
    visited: colours.quiet,
  },
  fonts: { headings: fonts.sans, body: fonts.serif },
}
