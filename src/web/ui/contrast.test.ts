/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')

type Colour = [lightness: number, chroma: number, hue: number]

function tokensOf(selector: string): Record<string, Colour> {
  const body = css.split(`${selector} {`)[1]!.split('}')[0]!
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, name = '', ...numbers]) => [
      name,
      numbers.map(Number) as Colour,
    ]),
  )
}

/** https://www.w3.org/TR/css-color-4/#color-conversion-code, up to linear light. */
function toLinearRgb([lightness, chroma, hue]: Colour): Colour {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const [long, medium, short] = [
    (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ]
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: Colour) {
  const [red, green, blue] = toLinearRgb(colour).map((part) => Math.min(1, Math.max(0, part))) as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour) {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((left, right) => left - right) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['background', 'surface', 'raised', 'sunken']
const text = ['ink', 'ink-2', 'ink-3', 'accent', 'copper', 'ok', 'warning', 'danger']
const pairs: [ink: string, ground: string, least: number][] = [
  ...text.flatMap((ink) => grounds.map((ground): [string, string, number] => [ink, ground, 4.5])),
  ['on-accent', 'accent', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['ink', 'accent-soft', 4.5],
  ['ink-2', 'accent-soft', 4.5],
  ['ink', 'inserted', 4.5],
  ['ink', 'deleted', 4.5],
  ['ink-2', 'deleted', 4.5],
  ...grounds.map((ground): [string, string, number] => ['control', ground, 3]),
]

const themes = { light: tokensOf(':root'), dark: tokensOf("[data-theme='dark']") }

for (const [theme, tokens] of Object.entries(themes)) {
  test(`every pair of the ${theme} theme can be read`, () => {
    const tooFaint = pairs
      .map(([ink, ground, least]) => ({ ink, ground, least, is: contrast(tokens[ink]!, tokens[ground]!) }))
      .filter(({ is, least }) => !(is >= least))
    expect(tooFaint).toEqual([])
  })
}

test('contrast is computed as others compute it', () => {
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 2)
  // #777 on white, a well-known pair just below the limit.
  expect(contrast([0.5693, 0, 0], [1, 0, 0])).toBeCloseTo(4.48, 1)
})
