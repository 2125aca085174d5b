import type { Family } from '#server/render/open-xml/text/measure-text.ts'

export type Metrics = {
  family: Family
  /** Of the advance widths of the face that stands in for it. */
  width: number
  /** Height of a single line, of the font's size. */
  line: number
}

/** A font without a double of the same widths may be missing where the document is read; what stands in for it sets as much wider. */
const strangersWidth = 1.2

const metricsOf = (family: Family, width: number, line: number): Metrics => ({ family, width, line })

/** Fonts that another of the same widths stands in for, wherever the document is read. */
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

/** Fonts that templates use, measured against those whose widths are known over running English text. */
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

/** What words need of their width so that another font has room for them too. */
export const wordSlack = (name: string): number => (doubled.has(name.toLowerCase()) ? 1 : strangersWidth)

/** How wide and high a font sets; one that is not known is taken for something like Arial or Times. */
export const fontMetrics = (name: string): Metrics =>
  known[name.toLowerCase()] ??
  (/serif|roman|times|garamond|book|palatino|baskerville|slab|lora|merriweather/i.test(name) && !/sans/i.test(name)
    ? metricsOf('serif', 1.04, 1.2)
    : metricsOf('sans', 1.1, 1.22))
