import type { Family } from '#server/render/open-xml/text/measure-text.ts'

export type Metrics = {
  family: Family
  /** Relative to the advance widths of the font that it is measured with. */
  width: number
  /** Height of a single line, relative to the font's size. */
  line: number
}

/** A font without a metric-compatible replacement may be missing on the reader's machine; the fallback is up to this much wider. */
const strangersWidth = 1.2

const metricsOf = (family: Family, width: number, line: number): Metrics => ({ family, width, line })

/** Fonts with a replacement of the same widths, which is available wherever the document is read. */
const doubled = new Set([
  'calibri',
  'carlito',
  'cambria',
  'caladea',
  'arial',
  'helvetica',
  'liberation sans',
  'times new roman',
  'liberation serif',
  'courier new',
])

/** Fonts that templates use, relative to those of known widths; measured over running English text. */
const known: Record<string, Metrics> = {
  calibri: metricsOf('sans', 1, 1.22),
  carlito: metricsOf('sans', 1, 1.22),
  cambria: metricsOf('serif', 1, 1.17),
  caladea: metricsOf('serif', 1, 1.17),
  arial: metricsOf('arial', 1, 1.149),
  helvetica: metricsOf('arial', 1, 1.149),
  'liberation sans': metricsOf('arial', 1, 1.149),
  'arial narrow': metricsOf('arial', 0.82, 1.149),
  'times new roman': metricsOf('times', 1, 1.149),
  'liberation serif': metricsOf('times', 1, 1.149),
  georgia: metricsOf('serif', 1.09, 1.14),
  garamond: metricsOf('serif', 0.92, 1.13),
  verdana: metricsOf('sans', 1.25, 1.22),
  'dejavu sans': metricsOf('sans', 1.25, 1.17),
  'dejavu serif': metricsOf('serif', 1.26, 1.17),
  tahoma: metricsOf('sans', 1.08, 1.21),
  'segoe ui': metricsOf('sans', 1.08, 1.33),
  aptos: metricsOf('sans', 1.06, 1.28),
  'open sans': metricsOf('sans', 1.14, 1.36),
  consolas: metricsOf('mono', 1, 1.17),
  'courier new': metricsOf('mono', 1, 1.13),
}

/** The factor by which columns must be wider so that a fallback font fits too. */
export const wordSlack = (name: string): number => (doubled.has(name.toLowerCase()) ? 1 : strangersWidth)

/** The width and height of a font; an unknown one is treated as similar to Arial or Times. */
export const fontMetrics = (name: string): Metrics =>
  known[name.toLowerCase()] ??
  (/serif|roman|times|garamond|book|palatino|baskerville|slab|lora|merriweather/i.test(name) && !/sans/i.test(name)
    ? metricsOf('serif', 1.04, 1.2)
    : metricsOf('sans', 1.1, 1.22))
