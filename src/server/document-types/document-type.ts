import type { Brief } from '#shared/brief.ts'
import type { Inline } from '#shared/content/blocks.ts'
import type { Content, Section } from '#shared/content/content.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Body } from './make-blocks.ts'
import type { SolutionView } from './solution-view.ts'

/** All of one chapter: what it is called, what is asked of it, what it derives, and its words. */
export type Chapter = {
  id: string
  heading: string
  /** For whoever writes the words: the question this chapter's prose answers. */
  ask: string
  /** Lower-case words or phrases; a template's heading that has one of them means this chapter. */
  alsoCalled: string[]
  /** Tables, lists and pictures from the facts; nothing where they have nothing to say, and then there is no such chapter. */
  body(view: SolutionView): Body | undefined
  /** Its prose where no model writes: short sentences over the facts. */
  words(view: SolutionView): Inline[][]
}

/** The prose of each chapter by its id: paragraphs of inline text that cite the facts they rest on. */
export type Words = Record<string, Inline[][]>

/** Solution → content. Tables, figures and diagrams are derived from the facts, prose comes from the composer. */
export type DocumentType = {
  /** Every chapter that such a document may have. */
  outline: Chapter[]
  /** Those to which these facts give something to say. */
  chaptersFor(solution: Solution): Chapter[]
  /** `Content.sections` before a template's outline is laid over them. */
  buildSections(solution: Solution, words: Words): Section[]
  describe(brief: Brief, solution: Solution): Pick<Content, 'title' | 'subtitle' | 'facts'>
}
