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

export const colours = {
  text: '141B18',
  quiet: '464E4A',
  faint: '5D6561',
  line: 'DDDDD8',
  raised: 'F4F4F1',
  accent: '026959',
  accentTint: 'E4F4F0',
  copper: '975529',
  copperTint: 'FBEDE3',
  warning: '865901',
  warningTint: 'FAF1DF',
  danger: 'B52B28',
  dangerTint: 'FEEDEC',
  paper: 'FFFFFF',
} as const

/** The series of a chart, in their order. */
export const accents = ['026959', '975529', '7FB8AC', '3B596E', 'B59B63', '7C827D'] as const
