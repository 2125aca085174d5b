import type { Body, Play } from './script.ts'

const wordsOf = (body: Body) => JSON.stringify(body)
/** What each call before the words is known by. */
const calls = {
  label: 'Label segments of the brief',
  assemble: 'Choose what the design is made of',
  argue: 'Argue for the design',
} as const
export type Call = keyof typeof calls

/** The call before the words that a request is; undefined where it asks for a chapter. */
export const callOf = (body: Body): Call | undefined =>
  (Object.keys(calls) as Call[]).find((call) => wordsOf(body).includes(calls[call]))
export const isProposing = (body: Body) => callOf(body) !== undefined
/** The heading of the chapter that a request asks for; empty before the words. */
export const chapterOf = (body: Body) => /Write the prose of the chapter “([^”]+)”/.exec(wordsOf(body))?.[1] ?? ''

/** Ids of the segments that the draft of a request lists. */
export const draftedIn = (body: Body) => [
  ...new Set(
    [...(/<draft>(.*?)<.draft>/.exec(wordsOf(body))?.[1] ?? '').matchAll(/\\n(S\d+)(?:\.\d+)?[ :]/g)].map(([, id]) => id!),
  ),
]

export const emptyAnswers = {
  label: { agreed: [] as string[], labels: [] as object[] },
  assemble: { agreed: [] as string[], picks: [] as object[], open: [] as string[], flows: [] as object[] },
  argue: {
    decisions: [] as object[],
    risks: [] as object[],
    questions: [] as object[],
    unneeded: [] as object[],
    walks: [] as object[],
  },
}

/** Agrees to all that code read and would choose, and adds nothing. */
export function agreeing(body: Body): string {
  const call = callOf(body)!
  return JSON.stringify(call === 'argue' ? emptyAnswers.argue : { ...emptyAnswers[call], agreed: draftedIn(body) })
}

/** Each chapter gets words of its own, so that it can be found again. */
export const answerByChapter = ({ body }: { body: Body }): Extract<Play, { kind: 'text' }> =>
  isProposing(body)
    ? { kind: 'text', text: agreeing(body), usage: { output: 10 } }
    : { kind: 'text', text: `The vendor wrote of ${chapterOf(body).toLowerCase()}.`, usage: { output: 20 } }
