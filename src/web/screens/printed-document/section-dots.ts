import type { Surroundings } from '#shared/api/document-page.ts'
import type { Section } from '#shared/content/content.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import { blockInlines } from '#shared/content/plain-text.ts'
import type { Dot, SectionDots } from './contents-list.tsx'

const isAsked = ({ blocks }: Section) =>
  blocks.flatMap(blockInlines).some(({ cites = [] }) => cites.some((fact) => fact.startsWith('OQ-')))

/** Returns the labels for chapters and sections in the table of contents; deeper sections count towards the section that contains them. */
export function dotsOf(sections: Section[], around: Surroundings | undefined): SectionDots {
  const dots: SectionDots = new Map()
  const add = (section: Section, all: Section[]) => {
    const ids = new Set(all.map(({ id }) => id))
    const own: Dot[] = [
      ...(around?.changed.some((id) => ids.has(id)) ? (['changed'] as const) : []),
      ...(around?.marks.some((mark) => ids.has(mark.section)) ? (['marked'] as const) : []),
      ...(all.some(isAsked) ? (['asked'] as const) : []),
    ]
    if (own.length > 0) dots.set(section.id, own)
  }
  for (const chapter of sections) {
    add(chapter, chapter.sections.length > 0 ? [chapter] : within(chapter))
    for (const section of chapter.sections) add(section, within(section))
  }
  return dots
}

const within = (section: Section) => [...walkSections([section])].map((one) => one.section)
