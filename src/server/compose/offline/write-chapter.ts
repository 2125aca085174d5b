import type { Inline } from '#shared/content/blocks.ts'
import type { Composer } from '../composer.ts'

/** One paragraph that says which question the chapter answers. */
export const writeChapter: Composer['writeChapter'] = async ({ chapter }): Promise<Inline[][]> => [[{ text: chapter.ask }]]
