import type { Section } from '#shared/content/content.ts'
import type { Chapter, Words } from './document-type.ts'
import type { Body } from './make-blocks.ts'
import type { SolutionView } from './solution-view.ts'

/** What each chapter derives from the facts; a chapter without a body is a compile error. */
export type ChapterBodies<Id extends string> = Record<Id, (view: SolutionView) => Body>

/** Each chapter as a section. Key figures come before the words, everything else after them. */
export function chapterSections<Id extends string>(
  outline: (Chapter & { id: Id })[],
  bodies: ChapterBodies<Id>,
  { view, words }: { view: SolutionView; words: Words },
): Section[] {
  return outline.map(({ id, heading }) => {
    const body = bodies[id](view)
    const prose = (words[id] ?? []).map((paragraph, index) => ({
      id: `${id}-words-${index + 1}`,
      type: 'paragraph' as const,
      text: paragraph,
    }))
    const figures = body.blocks.filter(({ type }) => type === 'figures')
    const rest = body.blocks.filter(({ type }) => type !== 'figures')
    return { id, heading, blocks: [...figures, ...prose, ...rest], sections: body.sections ?? [] }
  })
}
