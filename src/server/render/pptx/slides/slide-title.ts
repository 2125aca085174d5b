import { textShape } from '../shape-xml.ts'
import type { Shape } from '../slide-writer.ts'
import { slideRegions, textSizes as sizes } from '../slide-regions.ts'
import { fitLines, plainRun, textOf } from '../text/paragraph.ts'

export type Titles = { take(heading: string, part?: { number: number; count: number }): SlideTitle }
export type SlideTitle = { text: string; shape: Shape; notes: string[] }

const fits = [
  { size: sizes.title, lines: 1 },
  { size: 22, lines: 2 },
  { size: 18, lines: 3 },
] as const
/** The line height of a title, as set in the master. */
export const titleLeading = 0.9

const inOneLine = (heading: string) => heading.replace(/\s+/g, ' ').trim()

/** Unique titles, also different from the first slide's: they include the position among several slides, and repeated ones are counted. */
export function createTitles(first: string): Titles {
  const taken = new Set([inOneLine(first)])
  return {
    take(heading, part) {
      const plain = inOneLine(heading) || 'Untitled'
      const place = part ? ` (${part.number} of ${part.count})` : ''
      for (let count = 1; ; count++) {
        const title = fitTitle(plain, (count === 1 ? '' : ` (${count})`) + place)
        if (taken.has(title.text)) continue
        taken.add(title.text)
        return title
      }
    },
  }
}

function fitTitle(heading: string, suffix: string): SlideTitle {
  const look = { font: 'serif', colour: 'tx1' } as const
  const fit = ({ size, lines }: (typeof fits)[number]) => {
    const run = plainRun(heading + suffix, { ...look, size })
    return { size, ...fitLines({ runs: [run] }, slideRegions.title.width, lines) }
  }
  const whole = fits.map(fit).find(({ isCut }) => !isCut)
  const shown = whole ?? fitCut(heading, suffix)
  const inherited = { font: 'serif', size: sizes.title, colour: 'tx1' } as const
  return {
    text: textOf(shown.paragraph.runs),
    shape: (slide) => textShape({ name: 'Title', placeholder: { type: 'title' }, paragraphs: [shown.paragraph], inherited }, slide),
    notes: whole ? [] : [heading],
  }
}

/** The beginning of a heading that is too long for a title, with its count. */
function fitCut(heading: string, suffix: string) {
  const { size, lines } = fits[2]
  const { paragraph } = fitLines({ runs: [plainRun(heading, { font: 'serif', size })] }, slideRegions.title.width, lines)
  const kept = textOf(paragraph.runs).slice(0, -1 - 2 * suffix.length)
  return { paragraph: { runs: [plainRun(`${kept}\u2026${suffix}`, { font: 'serif', size })] } }
}
