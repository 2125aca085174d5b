import type { Catalogue, QuestionKind } from '../../catalogue/capability.ts'
import { compileSignal } from '../../catalogue/signals.ts'
import { listed } from '../../assembly/phrases.ts'
import type { Reading } from '../../reading/reading.ts'
import { type Thing, thingsOfBrief } from './things-of-brief.ts'

/** A question that could be asked: one kind, of one thing. */
export type Candidate = { kind: QuestionKind; thing: Thing }

/** All that could be asked of a brief, by the kinds of questions of the catalogue. */
export function candidateQuestions(reading: Reading, catalogue: Pick<Catalogue, 'questionKinds' | 'questionTopics'>): Candidate[] {
  return thingsOfBrief(reading, catalogue).flatMap((thing) => {
    const kinds = catalogue.questionKinds.filter((kind) => fits(kind, thing))
    if (kinds.length === 0) return []
    const said = thing.statements
      .map(({ text }) => text.slice(0, longest))
      .join('\n')
      .slice(0, mostSaid)
    const holds = (signal: string | undefined) => signal !== undefined && compileSignal(signal).test(said)
    return kinds
      .filter(({ when, unless }) => (when === undefined || holds(when)) && !holds(unless))
      .map((kind) => ({ kind, thing }))
  })
}

const longest = 400
const mostSaid = 60_000

const fits = ({ of, roles, plural }: QuestionKind, { topic, role, isSeveral }: Thing) =>
  of.includes(topic) &&
  (roles === undefined || (role !== undefined && roles.includes(role))) &&
  (plural === undefined || plural === isSeveral)

/** The question in words, of one thing or of some of a kind. */
export function sentenceOf({ asks }: QuestionKind, things: readonly Thing[]): string {
  const isSeveral = things.length > 1 || things[0]!.isSeveral
  const words: Record<string, string> = {
    the: listed(things.map(withArticle)),
    name: listed(things.map(({ name }) => name)),
    ...(isSeveral ? { is: 'are', does: 'do', has: 'have', them: 'them' } : { is: 'is', does: 'does', has: 'has', them: 'it' }),
  }
  return asks.replaceAll(/\{([a-z]+)\}/g, (_, slot: string) => words[slot] ?? '')
}

const withArticle = ({ name, isName }: Thing) => (isName || /^(?:the|our|their) /i.test(name) ? name : `the ${name}`)

/** Signs of a thing that say which kind of question suits it. */
const telling = /^(?:h~|role=|kind=|counted|measure|name|count=|statements=|systems=|people=|budget|advice|replaces)/

/** All that speaks for or against asking it. */
export const signsOfCandidate = ({ kind: { id }, thing: { topic, signs } }: Candidate): Set<string> =>
  new Set([
    'any',
    `k=${id}`,
    ...signs.map((sign) => `${scopeOf(topic)}:${sign}`),
    ...signs.filter((sign) => telling.test(sign)).map((sign) => `k=${id}|${sign}`),
  ])

const scopeOf = (topic: string) => (topic === 'system' || topic === 'people' || topic === 'brief' ? topic : 'phrase')
