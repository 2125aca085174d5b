import type { NumberedSection } from '#server/render/number-headings.ts'
import { textShape } from '../shape-xml.ts'
import { type Box, slideSize } from '../stage.ts'
import { fitLines, type Link, plainRun } from '../text/paragraph.ts'
import type { Slide } from './slide.ts'

const left = 96
export const chapterStage = {
  title: { x: left, y: 120, width: 620, height: 190 },
  parts: { x: left, y: 330, width: 620, height: 150 },
  edge: { x: 0, y: 0, width: 24, height: slideSize.height },
} as const satisfies Record<string, Box>

export const chapterSizes = { number: 60, title: 38, parts: 15 } as const
const mostParts = 6

type Chapter = { heading: NumberedSection; parts: { heading: string; link: Link | undefined }[] }

/** Opens a chapter: its number, its heading and what is in it. */
export function chapterSlide({ heading: { section, number }, parts }: Chapter): Slide {
  const title = section.heading.replace(/\s+/g, ' ').trim()
  const fitted = [chapterSizes.title, 28, 22]
    .map((size) => fitLines({ runs: [plainRun(title, { font: 'serif', size })] }, chapterStage.title.width, size > 22 ? 2 : 3))
    .find(({ isCut }, index) => !isCut || index === 2)!
  const figure = { runs: [plainRun(number, { font: 'serif', size: chapterSizes.number, colour: 'accent1' })] }
  const listed = parts.length > mostParts ? parts.slice(0, mostParts - 1) : parts
  const left = parts.length - listed.length
  const lines = [
    ...listed.map(({ heading, link }) => ({ text: heading, link })),
    ...(left > 0 ? [{ text: `and ${left} more`, link: undefined }] : []),
  ].map(({ text, link }) => {
    const run = plainRun(text.replace(/\s+/g, ' '), { font: 'sans', size: chapterSizes.parts, colour: 'tx2', link })
    return { ...fitLines({ runs: [run] }, chapterStage.parts.width, 1).paragraph, before: 4 }
  })
  const inherited = { font: 'serif', size: chapterSizes.title, colour: 'tx1' } as const
  const words = { font: 'sans', size: chapterSizes.parts, colour: 'tx2' } as const
  return {
    layout: 'section',
    title: `${number} ${title}`,
    shapes: [
      (slide) =>
        textShape({ name: 'Title', placeholder: { type: 'title' }, paragraphs: [figure, fitted.paragraph], inherited }, slide),
      ...(lines.length === 0
        ? []
        : [
            (slide: Parameters<Slide['shapes'][number]>[0]) =>
              textShape(
                { name: 'In this chapter', placeholder: { type: 'body', idx: 1 }, paragraphs: lines, inherited: words },
                slide,
              ),
          ]),
    ],
    own: 1,
    notes: fitted.isCut ? [title] : [],
    chapter: section.heading,
    isNumbered: true,
  }
}
