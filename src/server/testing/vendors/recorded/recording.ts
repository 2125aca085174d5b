import { createHash } from 'node:crypto'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { callOf, chapterOf, draftedIn } from '../answer-by-chapter.ts'
import type { Body, Play } from '../script.ts'

/** What a careful expert said of a segment: what is left out is nothing. */
export type SaidLabel = {
  segment: string
  words?: string
  kind: string
  says?: 'yes' | 'no'
  force?: 'must' | 'should' | 'may' | 'none'
  actor?: string
  verb?: string
  object?: string
  condition?: string
  systems?: [name: string, role: string][]
  measures?: [words: string, of: string, bound: string][]
  dates?: [words: string, what: string, is: string][]
  people?: [name: string, uses: boolean][]
  contradicts?: string[]
  amends?: string[]
}

/** Answers to every call about one labelled brief, written from the requests alone. */
export type Recording = {
  /** Of the labelled briefs. */
  brief: string
  documentType: DocumentTypeId
  /** What was asked when it was written: the instructions and the brief's segments. A changed prompt shows. */
  asked: string
  /** Segments that are not labelled are agreed to. */
  labels: SaidLabel[]
  assemble: {
    agreed: string[]
    picks: { card: string | null; name?: string; answers: Record<string, string> }[]
    open: string[]
    flows: [from: string, to: string, carries: string, protocol: string | null][]
  }
  argue: object
  /** By the heading of a chapter; the others are told in one sentence that holds for any. */
  words?: Record<string, string>
}

const labelOf = ({ systems = [], measures = [], dates = [], people = [], ...said }: SaidLabel) => ({
  words: null,
  says: 'yes',
  force: 'none',
  actor: null,
  verb: null,
  object: null,
  condition: null,
  contradicts: [],
  amends: [],
  ...said,
  systems: systems.map(([name, role]) => ({ name, role })),
  measures: measures.map(([words, of, bound]) => ({ words, of, bound })),
  dates: dates.map(([words, what, is]) => ({ words, what, is })),
  people: people.map(([name, uses]) => ({ name, uses })),
})

/** What the recording answers to a request. */
export function answerOf(recording: Recording, body: Body): string {
  const call = callOf(body)
  const drafted = draftedIn(body)
  if (call === 'label') {
    const labels = recording.labels.filter(({ segment }) => drafted.includes(segment))
    const labelled = new Set(labels.map(({ segment }) => segment))
    return JSON.stringify({ agreed: drafted.filter((id) => !labelled.has(id)), labels: labels.map(labelOf) })
  }
  if (call === 'assemble') {
    const { agreed, picks, open, flows } = recording.assemble
    return JSON.stringify({
      agreed,
      picks: picks.map(({ card, name = null, answers }) => ({
        card,
        name,
        answers: Object.entries(answers).map(([statement, how]) => ({ statement, how })),
      })),
      open,
      flows: flows.map(([from, to, carries, protocol]) => ({ from, to, carries, protocol })),
    })
  }
  if (call === 'argue') return JSON.stringify(recording.argue)
  return recording.words?.[chapterOf(body)] ?? 'What stands here follows from the brief, and what the brief leaves open is asked.'
}

export const playOf = (recording: Recording, body: Body): Play => ({ kind: 'text', text: answerOf(recording, body) })

// The rules name these marks too; only what stands between them begins a line.
const ofCode = /<(draft|facts|cards|faults)>\\n.*?<.\1>/gs

/** What a request asks, without what code made of the brief and without the catalogue. */
export const askedBy = (body: Body): string =>
  createHash('sha256')
    .update(JSON.stringify(body['messages'] ?? body['input']).replaceAll(ofCode, ''))
    .digest('hex')
    .slice(0, 12)
