import { answerByChapter, chaptersIn, isProposing, wordsFor } from './answer-by-chapter.ts'
import type { Body, Play } from './script.ts'

export const projectOf = (body: object) => /project: (.*?)\\n/.exec(JSON.stringify(body))?.[1] ?? ''

/** Sentences that are true in any chapter of any design, and name no fact. */
const proseOf = ({ heading }: { heading: string }) => {
  const topic = heading.toLowerCase()
  return [
    `This chapter sets out ${topic} as the brief describes it, and keeps to what is known. Where the brief is silent, the point stays open and is named among the questions.`,
    `The choices about ${topic} follow from the needs of the people who will use the system every day. Each of them can be changed later without taking the whole apart, because every part has one task and one owner.`,
    `What remains to be settled about ${topic} is agreed with the client before the work begins. Until then the design takes the cautious way, and says so.`,
  ].join('\n\n')
}

const wishOf = (body: Body) => /anew, as the wish below asks.*?<wish>\\n(.*?)\\n<.wish>/.exec(JSON.stringify(body))?.[1]

/** The passages for answering a question; empty for any other request. */
export const passagesIn = (body: Body): string[] =>
  (/<passages>\\n(\[1\].*?)\\n<.passages>/.exec(JSON.stringify(body))?.[1] ?? '')
    .split('\\n')
    .filter(Boolean)
    .map((line) => line.replace(/^\[\d+\] \(.*?\) /, ''))

/** The question that is to be answered from passages. */
export const questionIn = (body: Body): string | undefined => /<question>\\n(.*?)\\n<.question>/.exec(JSON.stringify(body))?.[1]

/** Answers with the first sentence of the nearest passages, each with its number. */
function answerFrom(passages: string[], body: Body) {
  const nearest = /Closest to the question by full-text search: ([\d, ]+)/.exec(JSON.stringify(body))?.[1]?.split(', ').map(Number)
  return (nearest ?? [1, 2])
    .slice(0, 2)
    .flatMap((number) => (passages[number - 1] ? [`${passages[number - 1]!.split(/[.;](?:\s|$)/)[0]} [${number}].`] : []))
    .join('\n\n')
}

const changeIn = (body: Body) => /Change it as the wish below asks.*?<wish>\\n(.*?)\\n<.wish>/.exec(JSON.stringify(body))?.[1]

/** Applies a requested change to the design's store; refuses if the request contains “refused”. */
function changesFor(wish: string, body: Body): string {
  if (wish.includes('refused')) return JSON.stringify({ changes: [], notDone: 'The client refuses it in S1.' })
  const store = /(EL-\d+) \{\\"name\\":\\"Payment store/.exec(JSON.stringify(body))?.[1] ?? ''
  const change = { op: 'set', list: null, id: store, field: 'technology', value: JSON.stringify('Azure SQL Database') }
  return JSON.stringify({ changes: [change], notDone: null })
}

/**
 * Responds with a small valid design, changes it on request, writes three paragraphs for each chapter and a sentence for any edit, and
 * answers from passages.
 */
export const wellBehaved = (body: Body): Play => {
  if (isProposing(body)) return { kind: 'text', text: answerByChapter({ body }).text }
  const change = changeIn(body)
  if (change !== undefined) return { kind: 'text', text: changesFor(change, body) }
  const passages = passagesIn(body)
  if (passages.length > 0) return { kind: 'text', text: answerFrom(passages, body) }
  const wish = wishOf(body)
  return { kind: 'text', text: wish ? `This section is put as was wished: ${wish}.` : wordsFor(chaptersIn(body), proseOf) }
}
