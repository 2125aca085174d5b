import { colours as ours } from '#server/render/open-xml/look.ts'

const channels = (hex: string) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const toHex = (parts: readonly number[]) =>
  parts
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()

/** Mixes `share` of one colour with the rest of the other. */
export const mixColours = (hex: string, other: string, share: number) => {
  const under = channels(other)
  return toHex(channels(hex).map((part, index) => part * share + under[index]! * (1 - share)))
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The colour, darkened for text on white paper (contrast of at least 4.5). */
export function darkenToLegible(hex: string): string {
  let shade = hex
  for (let step = 0; step < 20 && 1.05 / (luminance(shade) + 0.05) < 4.5; step++) shade = mixColours(shade, '000000', 0.9)
  return shade
}

/** Our own XML in the template's colours: its accent replaces ours, its own black our text colour. */
export function recolour(xml: string, accent: string): string {
  const swaps: Record<string, string> = {
    [ours.accent]: accent,
    [ours.accentTint]: mixColours(accent, 'FFFFFF', 0.1),
    [ours.raised]: 'F3F3F3',
    [ours.line]: 'C8C8C8',
    [ours.text]: 'auto',
    [ours.quiet]: '404040',
    [ours.faint]: '595959',
  }
  return xml.replaceAll(/(w:color|w:fill|<w:color w:val)="([\dA-F]{6})"/g, (whole, name: string, hex: string) => {
    const other = swaps[hex]
    return other === undefined ? whole : `${name}="${other}"`
  })
}
