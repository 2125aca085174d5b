import type { PdfObjects } from './pdf-objects.ts'

/** The position of a named place; points from the page's top left corner. */
export type Place = { name: string; page: number; x: number; y: number }

/** A link goes this many points above its place, so that the text does not touch the window's edge. */
const headroom = 10

/** The prefix that the template writes for a link within the document. */
const scheme = 'place:'

/**
 * Resolves each `place:` link. Typst could do this, but would lay out everything that contains a link a second time, once places are known.
 */
export function leadLinks(pdf: PdfObjects, places: Place[]): PdfObjects {
  const pages = pageNumbers(pdf)
  const destinations = new Map(
    places.map(({ name, page, x, y }) => {
      const number = pages[page - 1]!
      const top = heightOf(pdf.bodies.get(number)!) - Math.max(0, y - headroom)
      return [name, { page, array: `[${number} 0 R /XYZ ${x.toFixed(2)} ${top.toFixed(2)} 0]` }]
    }),
  )
  const bodies = new Map(pdf.bodies)
  for (const [number, body] of pdf.bodies) {
    // Streams are long and contain no links.
    const [action, name = ''] = body.endsWith('endstream') ? [] : (linked.exec(body) ?? [])
    if (action === undefined) continue
    const destination = destinations.get(name)
    if (!destination) throw new Error(`The place ${name} is not in the document.`)
    const led = body.replace(action, `/Dest ${destination.array}`)
    bodies.set(number, led.replace(/\/Contents\s+(\([^)]*\)|<[^>]*>)/, `/Contents (page ${destination.page})`))
  }
  return { ...pdf, bodies }
}

const linked = new RegExp(String.raw`/A\s*<<[^<>]*/URI\s*\(${scheme}(\w+)\)\s*>>`)

function pageNumbers({ bodies, trailer }: PdfObjects): number[] {
  const follow = (text: string, key: string) =>
    bodies.get(Number(new RegExp(String.raw`/${key}\s+(\d+) 0 R`).exec(text)?.[1])) ?? ''
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(follow(follow(trailer, 'Root'), 'Pages'))?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number))
}

const heightOf = (page: string) => Number(/\/MediaBox\s*\[[\d.]+\s+[\d.]+\s+[\d.]+\s+([\d.]+)\]/.exec(page)?.[1])
