import type { Section } from '#shared/content/content.ts'

export type NumberedSection = { section: Section; level: number; number: string }

/** Office and PDF readers support nine levels of headings; deeper sections use the ninth. */
export const deepestLevel = 9

/** Every section in reading order with its number: `3`, `3.1`, `3.1.2`. */
export function numberHeadings(sections: readonly Section[]): NumberedSection[] {
  const counters: number[] = []
  const visit = (section: Section, depth: number): NumberedSection[] => {
    const level = Math.min(depth, deepestLevel)
    counters.length = level
    counters[level - 1] = (counters[level - 1] ?? 0) + 1
    const own = { section, level, number: counters.join('.') }
    return [own, ...section.sections.flatMap((child) => visit(child, depth + 1))]
  }
  return sections.flatMap((section) => visit(section, 1))
}
