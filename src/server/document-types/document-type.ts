import type { Brief } from '#shared/brief.ts'
import type { Inline } from '#shared/content/blocks.ts'
import type { Content, Section } from '#shared/content/content.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Body, BuiltTable } from './make-blocks.ts'
import type { SolutionView } from './solution-view.ts'

/** A chapter: its heading, the question it answers, its derived blocks, and its text. */
export type Chapter = {
  id: string
  heading: string
  /** For the author of the text: the question that this chapter's prose answers. */
  ask: string
  /** Lower-case words or phrases; a template's heading that contains one of them means this chapter. */
  alsoCalled: string[]
  /** Tables, lists and pictures from the facts; undefined if there are no relevant facts, and then the chapter is left out. */
  body(view: SolutionView): Body | undefined
  /** The prose if no model writes it: short sentences about the facts. */
  words(view: SolutionView): Inline[][]
}

/** The prose of each chapter by its id: paragraphs of inline text with citations of their facts. */
export type Words = Record<string, Inline[][]>

/** Turns a solution into content. Tables, figures and diagrams are derived from the facts; prose comes from the composer. */
export type DocumentType = {
  /** Every chapter that such a document may have. */
  outline: Chapter[]
  /** The chapters for which there are facts. */
  chaptersFor(solution: Solution): Chapter[]
  /** The chapters that a person can leave out, with and without those that are, by `Solution.leftOut`. */
  canLeaveOut(solution: Solution): { id: string; heading: string }[]
  /** The tables as they are built, with the facts of their rows. */
  shownIn(solution: Solution): BuiltTable[]
  /** `Content.sections` before they are arranged by a template's outline. */
  buildSections(solution: Solution, words: Words): Section[]
  describe(brief: Brief, solution: Solution): Pick<Content, 'title' | 'subtitle' | 'facts'>
}
