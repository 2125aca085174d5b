import type { Brief } from '#shared/brief.ts'
import type { Inline } from '#shared/content/blocks.ts'
import type { Content, Section } from '#shared/content/content.ts'
import type { Solution } from '#server/solution/solution.ts'

/** One chapter of a document type: what it is called, what its words should say, and by which words a template may call it. */
export type Chapter = {
  id: string
  heading: string
  /** For whoever writes the words: the question this chapter's prose answers. */
  ask: string
  /** Lower-case words or phrases; a template's heading that has one of them means this chapter. */
  alsoCalled: string[]
  /** Left out where the facts give it nothing, or too little to stand alone. */
  isOptional?: true
}

/** The prose of each chapter by its id: paragraphs of inline text that cite the facts they rest on. */
export type Words = Record<string, Inline[][]>

/** Solution → content. Tables, figures and diagrams are derived from the facts, prose comes from the composer. */
export type DocumentType = {
  outline: Chapter[]
  /** `Content.sections` before a template's outline is laid over them. */
  buildSections(solution: Solution, words: Words): Section[]
  describe(brief: Brief, solution: Solution): Pick<Content, 'title' | 'subtitle' | 'facts'>
}
