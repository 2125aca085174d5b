import type { Section } from '#shared/content/content.ts'
import { blockInlines } from '#shared/content/plain-text.ts'
import type { Dot, SectionDots } from './contents-list.tsx'

const isAsked = ({ blocks }: Section) =>
  blocks.flatMap(blockInlines).some(({ cites = [] }) => cites.some((fact) => fact.startsWith('OQ-')))

/** What the contents say of each chapter and section. */
export function dotsOf(sections: Section[]): SectionDots {
  const dots: SectionDots = new Map()
  for (const chapter of sections)
    for (const section of [chapter, ...chapter.sections]) {
      const own: Dot[] = isAsked(section) ? ['asked'] : []
      if (own.length > 0) dots.set(section.id, own)
    }
  return dots
}
