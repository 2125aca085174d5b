/** The light theme's colours (`OKLCH` in the design) as sRGB, for all pictures and printed pages. */
export const palette = {
  paper: '#ffffff',
  raised: '#f4f4f1',
  line: '#ddddd8',
  control: '#7c827d',
  text: '#141b18',
  textQuiet: '#464e4a',
  textFaint: '#5d6561',
  accent: '#026959',
  onAccent: '#f8fdfc',
  accentTint: '#e4f4f0',
  accentTintDeep: '#d1ece4',
  copper: '#975529',
  copperTint: '#fbede3',
  ok: '#226837',
  okTint: '#e5f5ea',
  warning: '#865901',
  warningTint: '#faf1df',
  danger: '#b52b28',
  dangerTint: '#feedec',
  slateTint: '#ecefee',
} as const

/** The colours of a chart's series in order; neighbours also differ in lightness, so that they can be distinguished in greyscale. */
export const seriesColours = [palette.accent, '#dbb879', '#5fb7a5', palette.copper, '#bad5ce', palette.textFaint] as const
