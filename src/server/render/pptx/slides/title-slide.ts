import { firm } from '#shared/firm.ts'
import { editionFacts, eyebrowOf } from '#server/render/edition-facts.ts'
import type { Edition } from '#server/render/renderer.ts'
import { paleAccent } from '../parts/theme-colour.ts'
import { textShape } from '../shape-xml.ts'
import type { Shape } from '../slide-writer.ts'
import type { Box } from '../slide-regions.ts'
import { fitLines, plainRun } from '../text/paragraph.ts'
import type { Slide } from './slide.ts'

const left = 72
const across = 816
export const titleStage = {
  kind: { x: left, y: 54, width: across, height: 20 },
  title: { x: left, y: 96, width: across, height: 158 },
  subtitle: { x: left, y: 266, width: across, height: 54 },
  rule: { x: left, y: 356, width: across, height: 0 },
  facts: { x: left, y: 372, width: across, height: 124 },
} as const satisfies Record<string, Box>

export const titleSizes = { kind: 14, title: 44, subtitle: 20 } as const

type Fact = { label: string; value: string }
const columns = 4
const rowHeight = 62
const mostFacts = 2 * columns
const recorded = 3

/** The first slide: title, client, and the facts about the version. */
export function titleSlide(edition: Edition): Slide {
  const { content } = edition
  const title = fit(content.title, { sizes: [titleSizes.title, 34, 26, 20], lines: [2, 3, 4, 5], font: 'serif' })
  const subtitle = fit(content.subtitle, { sizes: [titleSizes.subtitle, 16, 14], lines: [2, 2, 3], font: 'sans' })
  const kind = fit(eyebrowOf(content), { sizes: [titleSizes.kind], lines: [1], font: 'sans' })
  const all = editionFacts(edition)
  // The last facts are the version's own.
  const shown = all.length > mostFacts ? [...all.slice(0, mostFacts - recorded), ...all.slice(-recorded)] : all
  const facts = shown.map(factShape)
  const isWhole = shown.length === all.length && facts.every(({ isCut }) => !isCut)
  const place = (name: string, placeholder: { type: string; idx?: number }, fitted: ReturnType<typeof fit>): Shape[] =>
    fitted.text.trim() === ''
      ? []
      : [(slide) => textShape({ name, placeholder, paragraphs: [fitted.paragraph], inherited: fitted.inherited }, slide)]
  return {
    layout: 'title',
    title: content.title,
    shapes: [
      ...place('Title', { type: 'ctrTitle' }, title),
      ...place('Kind', { type: 'body', idx: 13 }, kind),
      ...place('Subtitle', { type: 'subTitle', idx: 1 }, subtitle),
      ...facts.map(({ shape }) => shape),
    ],
    notes: [
      ...[title, subtitle].flatMap(({ isCut, text }) => (isCut ? [text] : [])),
      ...(isWhole ? [] : all.map(({ label, value }) => `${label}: ${value}`)),
    ],
    chapter: firm.name,
    isNumbered: false,
  }
}

type Fit = { sizes: number[]; lines: number[]; font: 'serif' | 'sans' }

function fit(text: string, { sizes, lines, font }: Fit) {
  const all = sizes.map((size, index) => fitLines({ runs: [plainRun(text, { font, size })] }, across, lines[index]!))
  const best = all.find(({ isCut }) => !isCut) ?? all.at(-1)!
  return { ...best, text, inherited: { font, size: sizes[0]! } }
}

function factShape({ label, value }: Fact, index: number): { shape: Shape; isCut: boolean } {
  const gap = 24
  const width = (across - gap * (columns - 1)) / columns
  const box = {
    x: left + (index % columns) * (width + gap),
    y: titleStage.facts.y + Math.floor(index / columns) * rowHeight,
    width,
    height: rowHeight - 8,
  }
  const name = fitLines({ runs: [plainRun(label, { font: 'sans', size: 11, colour: paleAccent })] }, width, 1)
  const said = fitLines({ runs: [plainRun(value, { font: 'sans', size: 14, colour: 'bg1' })], before: 1 }, width, 2)
  const paragraphs = [name.paragraph, said.paragraph]
  return { shape: (slide) => textShape({ name: 'Fact', box, paragraphs }, slide), isCut: name.isCut || said.isCut }
}
