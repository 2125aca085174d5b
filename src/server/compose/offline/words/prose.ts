import type { Inline } from '#shared/content/blocks.ts'
import { sentence, the, theRole } from '#server/document-types/english.ts'
import type { SolutionView } from '#server/document-types/solution-view.ts'

/** Writes one chapter's paragraphs; a chapter without facts gets none. */
export type ChapterWriter = (view: SolutionView) => Inline[][]

type Fact = { id: string }

/** One sentence, with the facts it rests on; nothing where there is nothing to say. */
export function say(words: string, facts: Fact[] = []): Inline[] {
  if (words === '') return []
  const cites = [...new Set(facts.map(({ id }) => id))]
  return [{ text: `${sentence(words)} `, ...(cites.length > 0 ? { cites } : {}) }]
}

/** Sentences as one paragraph, without the space after the last. */
export function paragraphOf(...sentences: Inline[][]): Inline[] {
  const runs = sentences.flat()
  const last = runs.at(-1)
  return last ? [...runs.slice(0, -1), { ...last, text: last.text.trimEnd() }] : []
}

export const paragraphs = (...all: Inline[][]): Inline[][] => all.filter((runs) => runs.length > 0)

/** The thing designed, as a sentence calls it; a project that bears the same name is not said twice. */
export function systemOf({ solution }: SolutionView): string {
  const same = solution.system.toLowerCase() === solution.project.toLowerCase() || !/^\p{Ll}|^(the|an?) /u.test(solution.system)
  return same ? 'the system' : the(solution.system)
}

/** Roles inside a sentence: `the claims manager`, `finance`. */
export const rolesOf = (facts: { name: string }[]) => facts.map(({ name }) => theRole(name))

export const namesOf = (facts: { name: string }[]) => facts.map(({ name }) => name)

/** A chapter of one paragraph. */
export const oneParagraph =
  (...parts: ((view: SolutionView) => Inline[])[]): ChapterWriter =>
  (view) =>
    paragraphs(paragraphOf(...parts.map((part) => part(view))))

/** What to say of a chapter for which the facts give nothing. */
export const orElse =
  (writer: ChapterWriter, words: string): ChapterWriter =>
  (view) => {
    const written = writer(view)
    return written.length > 0 ? written : paragraphs(paragraphOf(say(words)))
  }
