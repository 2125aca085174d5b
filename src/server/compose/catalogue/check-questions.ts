import { z } from 'zod'
import { type Catalogue, QuestionKind, QuestionTopics } from '#server/compose/catalogue/capability.ts'
import type { Entries } from '#server/compose/catalogue/read-entries.ts'
import { findFaultOfSignal } from '#server/compose/catalogue/signals.ts'

type Questions = Pick<Catalogue, 'questionKinds' | 'questionTopics'>

/** What a question may be of beside the topics, and the slots of its sentence. */
const others = ['system', 'people', 'brief', 'share', 'place']
const slots = ['the', 'name', 'is', 'does', 'has', 'them']

/** The kinds of questions and the nouns they are asked of, with what is wrong with them. */
export function checkQuestions(entries: Entries): { entries: Questions; faults: string[] } {
  const kinds = z.record(z.string(), QuestionKind).safeParse(entries['question-kinds.yaml'])
  const topics = QuestionTopics.safeParse(entries['question-topics.yaml'])
  const questionTopics = topics.data ?? {}
  const questionKinds = Object.entries(kinds.data ?? {}).map(([id, kind]) => ({ ...kind, id }))
  const known = new Set([...Object.keys(questionTopics), ...others])
  return {
    entries: { questionKinds, questionTopics },
    faults: [
      ...faultsIn('question-kinds.yaml', kinds.error),
      ...faultsIn('question-topics.yaml', topics.error),
      ...nounsTwice(questionTopics),
      ...questionKinds.flatMap((kind) => faultsOf(kind, known).map((fault) => `question-kinds.yaml: ${kind.id}: ${fault}`)),
    ],
  }
}

const faultsIn = (file: string, error: z.ZodError | undefined) =>
  (error?.issues ?? []).map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`)

function faultsOf({ of, asks, when, unless }: QuestionKind, known: ReadonlySet<string>): string[] {
  const used = [...asks.matchAll(/\{([^{}]*)\}/g)].map(([, slot = '']) => slot)
  return [
    ...of.filter((topic) => !known.has(topic)).map((topic) => `of names ${topic}, which question-topics.yaml does not hold.`),
    ...used.filter((slot) => !slots.includes(slot)).map((slot) => `{${slot}} is no slot.`),
    ...(of.includes('brief') || used.includes('the') || used.includes('name') ? [] : ['asks does not name what it asks about.']),
    ...[when, unless].flatMap((signal) => (signal === undefined ? [] : (findFaultOfSignal(signal) ?? []))),
  ]
}

/** A noun in two topics would be asked the questions of one of them by chance. */
function nounsTwice(topics: Record<string, string[]>): string[] {
  const all = Object.values(topics).flat()
  const seen = new Set<string>()
  return all.flatMap((noun) => (seen.has(noun) ? [`question-topics.yaml: ${noun} stands there twice.`] : (seen.add(noun), [])))
}
