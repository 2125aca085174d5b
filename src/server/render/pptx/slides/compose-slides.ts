import { placeOf } from '#server/render/find-targets.ts'
import { type NumberedSection, numberHeadings } from '#server/render/number-headings.ts'
import type { Edition } from '#server/render/renderer.ts'
import type { Composer } from '../composer.ts'
import type { Page } from './arrange.ts'
import { openChapter } from './chapter-slide.ts'
import { type ContentsEntry, contentsSlides } from './contents-slides.ts'
import { type SlideContext, planPages, sectionSlides } from './section-slides.ts'
import { createTitles } from './slide-title.ts'
import type { Slide } from './slide.ts'
import { titleSlide } from './title-slide.ts'

export type ComposedSlides = { slides: Slide[]; numberOf(place: string): number | undefined }

/** A chapter with at least this many slides has an opening slide. */
const leastForOpening = 3
/** Up to this many sections without subsections, the document is treated as a talk. */
const longestTalk = 16

/** All slides of a document: its title, its contents if it is long, and its sections in order. */
export function composeSlides(edition: Edition, composer: Composer): ComposedSlides {
  const { sections } = edition.content
  const standsOn = new Map<string, Slide>()
  const slideContext: SlideContext = {
    ...composer,
    titles: createTitles(edition.content.title),
    mark(place, slide) {
      const name = composer.targets.factAt(place)
      if (name !== null && !standsOn.has(name)) standsOn.set(name, slide)
    },
  }
  const isLong = sections.some((section) => section.sections.length > 0) || sections.length > longestTalk
  const chapters = chaptersOf(numberHeadings(sections))
  const front = [titleSlide(edition)]
  const body = chapters.map((headings) => ({ headings, slides: chapterSlides(headings, { isLong, slideContext }) }))
  const openings = new Map<string, Slide>()
  const entries = body.flatMap(({ headings: [first], slides }): ContentsEntry[] => {
    if (!first || !slides[0]) return []
    openings.set(openingOf(first), slides[0])
    return [{ number: first.number, heading: first.section.heading, place: openingOf(first) }]
  })
  const contents = isLong ? contentsSlides(entries, slideContext.titles) : []
  const slides = [...front, ...contents, ...body.flatMap((chapter) => chapter.slides)]
  const numbers = new Map(slides.map((slide, index) => [slide, index + 1]))
  const slideAt = (place: string) => standsOn.get(place) ?? openings.get(place)
  return {
    slides,
    numberOf: (place) => {
      const slide = slideAt(place)
      return slide && numbers.get(slide)
    },
  }
}

const openingOf = ({ number }: NumberedSection) => `chapter ${number}`

function chaptersOf(headings: readonly NumberedSection[]): NumberedSection[][] {
  const chapters: NumberedSection[][] = []
  for (const heading of headings) {
    if (heading.level === 1) chapters.push([heading])
    else chapters.at(-1)!.push(heading)
  }
  return chapters
}

type Choice = { isLong: boolean; slideContext: SlideContext }
type Plan = { heading: NumberedSection; eyebrow: string; pages: Page[] }

function chapterSlides(headings: readonly NumberedSection[], { isLong, slideContext }: Choice): Slide[] {
  const [first, ...parts] = headings as [NumberedSection, ...NumberedSection[]]
  const chapter = first.section.heading
  const plans = planSections(headings, { isLong, slideContext })
  const whole = plans.reduce((sum, { pages }) => sum + pages.length, 0)
  const opening =
    isLong && whole >= leastForOpening
      ? openChapter({ heading: first, parts: linksTo(parts, slideContext) }, slideContext)
      : undefined
  if (opening && opening.rest.length < first.section.blocks.length)
    plans[0]!.pages = opening.rest.length > 0 ? planPages(opening.rest, chapter, slideContext) : []
  const made = plans.map(({ heading, eyebrow, pages }) =>
    pages.length === 0 ? [] : sectionSlides(pages, { section: heading.section, chapter, eyebrow }, slideContext),
  )
  const slides = [...(opening ? [opening.slide] : []), ...made.flat()]
  markBare(headings, opening ? [[opening.slide], ...made.slice(1)] : made, slideContext)
  return slides
}

function planSections(headings: readonly NumberedSection[], { isLong, slideContext }: Choice): Plan[] {
  const path: string[] = []
  return headings.map((heading) => {
    const { section, level, number } = heading
    path.length = level - 1
    const eyebrow = isLong ? (level === 1 ? `Section ${number}` : `${number}   ${path.join('  ›  ')}`) : ''
    path.push(section.heading)
    const isBare = section.blocks.length === 0 && section.sections.length > 0
    return { heading, eyebrow, pages: isBare ? [] : planPages(section.blocks, section.heading, slideContext) }
  })
}

const linksTo = (parts: readonly NumberedSection[], slideContext: SlideContext) =>
  parts
    .filter(({ level }) => level === 2)
    .map(({ section }) => {
      const inside = slideContext.targets.find(section.id)
      return { heading: section.heading, link: inside === null ? undefined : { inside } }
    })

/** A section without blocks of its own begins where its first subsection does. */
function markBare(headings: readonly NumberedSection[], made: readonly Slide[][], slideContext: SlideContext) {
  headings.forEach(({ section }, index) => {
    const next = made.slice(index).find((slides) => slides.length > 0)?.[0]
    if (made[index]!.length === 0 && next) slideContext.mark(placeOf.section(section.id), next)
  })
}
