import { palette } from '#server/render/diagram/palette.ts'
import { accents, colours } from '#server/render/open-xml/look.ts'
import { element } from '#server/open-xml/xml.ts'

/** Number of accents that become theme colours: the last is also the text colour of asides and does not change with the theme. */
const paints = 5

/** The slots of the theme, by their colours. */
const slots = new Map<string, string>([
  ...accents.slice(0, paints).map((colour, index) => [colour, `accent${index + 1}`] as const),
  [colours.text, 'tx1'],
  [colours.quiet, 'tx2'],
  [colours.paper, 'bg1'],
  [colours.raised, 'bg2'],
])
const colourOf = new Map([...slots].map(([colour, slot]) => [slot, colour]))

const bare = (colour: string) => colour.slice(1).toUpperCase()
export const paleAccent = bare(palette.accentTintDeep)
export const paleRule = '5FA396'

/** Shades that are derived from a slot, so that they change with it. */
const shades = new Map<string, string>([
  [colours.accentTint, 'accent1'],
  [paleAccent, 'accent1'],
  [colours.copperTint, 'accent4'],
  [paleRule, 'accent3'],
  [colours.line, 'bg2'],
  [bare(palette.control), 'tx2'],
  [bare(palette.slateTint), 'bg2'],
])

type Tone = { hue: number; saturation: number; lightness: number }

/** Shares from 0 to 1; the hue in degrees. */
function toneOf(colour: string): Tone {
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [number, number, number]
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [lightness, spread] = [(most + least) / 2, most - least]
  if (spread === 0) return { hue: 0, saturation: 0, lightness }
  const sector = most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
  return { hue: sector * 60, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness }
}

/** The share of the slot's own lightness in a shade. */
const kept = 0.2

function shadeXml(colour: string, slot: string): string {
  const [from, to] = [toneOf(colourOf.get(slot)!), toneOf(colour)]
  const change = (name: string, share: number) => element(`a:${name}`, { val: Math.round(share * 100_000) })
  return element('a:schemeClr', { val: slot }, [
    change('satMod', to.saturation / from.saturation),
    change('lumMod', kept),
    change('lumOff', to.lightness - kept * from.lightness),
  ])
}

const written = new Map([...shades].map(([colour, slot]) => [colour, shadeXml(colour, slot)]))

/** A slot of the theme by its name; any other colour by its slot if it has one, else in hexadecimal. */
export function colourXml(colour: string): string {
  if (!/^[0-9A-F]{6}$/.test(colour)) return element('a:schemeClr', { val: colour })
  const slot = slots.get(colour)
  return slot ? element('a:schemeClr', { val: slot }) : (written.get(colour) ?? element('a:srgbClr', { val: colour }))
}

export const fill = (colour: string) => element('a:solidFill', {}, colourXml(colour))
