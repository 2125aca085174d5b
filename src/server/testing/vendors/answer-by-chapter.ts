import type { Body, Play } from './script.ts'

export const emptyStructure = JSON.stringify({
  elements: [],
  relations: [],
  scenarios: [],
  decisions: [],
  risks: [],
  questions: [],
})
export const isStructure = (body: Body) => JSON.stringify(body).includes('Improve the structure')
/** The heading of the chapter that a request asks for; empty where it asks for the structure. */
export const chapterOf = (body: Body) => /Write the prose of the chapter “([^”]+)”/.exec(JSON.stringify(body))?.[1] ?? ''

/** Each chapter gets words of its own, so that it can be found again. */
export const answerByChapter = ({ body }: { body: Body }): Extract<Play, { kind: 'text' }> =>
  isStructure(body)
    ? { kind: 'text', text: emptyStructure, usage: { output: 10 } }
    : { kind: 'text', text: `The vendor wrote of ${chapterOf(body).toLowerCase()}.`, usage: { output: 20 } }
