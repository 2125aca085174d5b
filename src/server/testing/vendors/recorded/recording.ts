import { createHash } from 'node:crypto'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { type Call, callOf, chapterOf, draftedIn } from '../answer-by-chapter.ts'
import type { Body } from '../script.ts'
import { findSegments, segmentsIn, promptText } from './find-segments.ts'

/** What a careful expert said of a segment: what is left out is nothing. */
export type RecordedLabel = {
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
  contradicts?: [segment: string, of: string, because: string][]
  amends?: string[]
}

type SaidWalk = { name: string; trigger: string; path: [from: string, to: string][]; when: string; response: string }

/** Answers to every call about one labelled brief, written from the requests alone. */
export type Recording = {
  /** Of the labelled briefs. */
  brief: string
  documentType: DocumentTypeId
  /** The instructions of each call when it was answered. A changed prompt shows. */
  asked: Record<Call | 'write', string>
  /** The segments of the brief by the ids that the answers use; in a request they are found by their words. */
  segments: Record<string, string>
  /** Segments that are not labelled are agreed to. */
  labels: RecordedLabel[]
  /** Demands that are neither answered nor open are agreed to. */
  assemble: {
    picks: { card: string | null; name?: string; answers: Record<string, string> }[]
    open: string[]
    flows: [from: string, to: string, carries: string, protocol: string | null][]
  }
  argue: {
    decisions: object[]
    risks: object[]
    questions: object[]
    /** Words of a question of the facts, and those of the brief that make it needless. */
    unneeded?: [question: string, because: string][]
    walks: SaidWalk[]
  }
  /** By the heading of a chapter. Facts are cited by a list and words of theirs, such as [OQ: which interface]: ids change with code. */
  words: Record<string, string>
}

type Ids = Map<string, string>
/** An id of the recording as the request has it; the part of a segment that says two things stays the same one. */
const idIn = (id: string, ids: Ids): string[] => {
  const [segment = '', part] = id.split('.')
  const found = ids.get(segment)
  return found === undefined ? [] : [part === undefined ? found : `${found}.${part}`]
}
const idsIn = (list: string[] = [], ids: Ids) => list.flatMap((id) => idIn(id, ids))

function labelOf({ systems = [], measures = [], dates = [], people = [], ...said }: RecordedLabel, ids: Ids) {
  return idIn(said.segment, ids).map((segment) => ({
    words: null,
    says: 'yes',
    force: 'none',
    actor: null,
    verb: null,
    object: null,
    condition: null,
    ...said,
    segment,
    contradicts: (said.contradicts ?? []).flatMap(([other, of, because]) =>
      idIn(other, ids).map((id) => ({ segment: id, of, because })),
    ),
    amends: idsIn(said.amends, ids),
    systems: systems.map(([name, role]) => ({ name, role })),
    measures: measures.map(([words, of, bound]) => ({ words, of, bound })),
    dates: dates.map(([words, what, is]) => ({ words, what, is })),
    people: people.map(([name, uses]) => ({ name, uses })),
  }))
}

function answerLabel(recording: Recording, body: Body, ids: Ids) {
  const drafted = draftedIn(body)
  const labels = recording.labels.flatMap((said) => labelOf(said, ids)).filter(({ segment }) => drafted.includes(segment))
  const labelled = new Set(labels.map(({ segment }) => segment))
  return { agreed: drafted.filter((id) => !labelled.has(id)), labels }
}

function answerAssemble({ assemble: { picks, open, flows } }: Recording, body: Body, ids: Ids) {
  const answered = picks.map(({ card, name = null, answers }) => ({
    card,
    name,
    answers: Object.entries(answers).flatMap(([id, how]) => idIn(id, ids).map((statement) => ({ statement, how }))),
  }))
  const left = idsIn(open, ids)
  const told = new Set([...answered.flatMap(({ answers }) => answers.map(({ statement }) => statement)), ...left])
  return {
    agreed: demandsIn(body)
      .map(({ id }) => id)
      .filter((id) => !told.has(id)),
    picks: answered.filter(({ answers }) => answers.length > 0),
    open: left,
    flows: flows.map(([from, to, carries, protocol]) => ({ from, to, carries, protocol })),
  }
}

/** The demands that a request lists, and whether code has an answer to each. */
export const demandsIn = (body: Body): { id: string; isAnswered: boolean }[] => {
  const [, draft = ''] = /<draft>\n(.*?)\n<\/draft>/s.exec(promptText(body)) ?? []
  const [demands = ''] = draft.split('\n\n')
  return [...demands.matchAll(/^(S\d+(?:\.\d+)?): (.*)$/gm)].map(([, id = '', answer]) => ({
    id,
    isAnswered: answer !== 'nothing yet',
  }))
}

/** Relations of the facts, with the names of what they join. */
function relationsIn(body: Body) {
  const facts = [...promptText(body).matchAll(/^([A-Z]{2,4}-\d+) (\{.*\})$/gm)].map(([, id = '', fact = '{}']) => ({
    id,
    ...(JSON.parse(fact) as { name?: string; from?: string; to?: string }),
  }))
  const names = new Map(facts.map(({ id, name = '' }) => [id, name.toLowerCase()]))
  return facts.flatMap(({ id, from, to }) =>
    from !== undefined && to !== undefined && names.has(from) && names.has(to)
      ? [{ id, from: names.get(from)!, to: names.get(to)! }]
      : [],
  )
}

/** A walk in the relations that are there; nothing where it goes over one that is not. */
export function walkOf({ path, ...walk }: SaidWalk, body: Body) {
  const relations = relationsIn(body)
  const steps = path.map(([from, to]) =>
    relations.find((one) => one.from.includes(from.toLowerCase()) && one.to.includes(to.toLowerCase())),
  )
  return steps.some((step) => step === undefined)
    ? undefined
    : { ...walk, relations: steps.map((step) => step!.id), requirements: [] }
}

const answerArgue = ({ argue }: Recording, body: Body) => ({
  decisions: argue.decisions.map((decision) => ({ requirements: [], ...decision })),
  risks: argue.risks,
  questions: argue.questions.map((question) => ({ about: [], proposal: null, ...question })),
  unneeded: (argue.unneeded ?? []).flatMap(([words, because]) =>
    factsIn(body)
      .filter(({ list, text }) => list === 'OQ' && text.includes(words.toLowerCase()))
      .map(({ id }) => ({ question: id, because })),
  ),
  walks: argue.walks.flatMap((walk) => walkOf(walk, body) ?? []),
})

/** What the recording answers to a request. */
export function answerOf(recording: Recording, body: Body): string {
  const call = callOf(body)
  const ids = findSegments(recording.segments, segmentsIn(body))
  if (call === 'label') return JSON.stringify(answerLabel(recording, body, ids))
  if (call === 'assemble') return JSON.stringify(answerAssemble(recording, body, ids))
  if (call === 'argue') return JSON.stringify(answerArgue(recording, body))
  // A chapter that nobody has written is named by `listMisfits`.
  return citeFacts(recording.words[chapterOf(body)] ?? 'What stands here follows from the brief.', body).text
}

const factsIn = (body: Body) =>
  [...promptText(body).matchAll(/^([A-Z]{2,4})-\d+ \{.*\}$/gm)].map(([line, list = '']) => ({
    list,
    id: line.slice(0, line.indexOf(' ')),
    text: line.toLowerCase(),
  }))

const citation = /\s*\[([A-Z]{2,4}: [^\]]+)\]/g
const listsOf: Record<string, string[]> = { REQ: ['OBJ', 'FR', 'NFR', 'CON', 'GIV'] }

/** Words with the ids that the facts of a request have for what they cite; `missing` stands in no fact and is left out. */
export function citeFacts(words: string, body: Body): { text: string; missing: string[] } {
  const facts = factsIn(body)
  const missing: string[] = []
  const text = words.replaceAll(citation, (_, cited: string) => {
    const ids = cited.split('; ').flatMap((one) => {
      const [list = '', said = ''] = one.split(': ')
      const found = facts.find((fact) => (listsOf[list] ?? [list]).includes(fact.list) && fact.text.includes(said.toLowerCase()))
      if (!found) missing.push(one)
      return found?.id ?? []
    })
    return ids.length > 0 ? ` [${[...new Set(ids)].join(', ')}]` : ''
  })
  return { text, missing }
}

/** What a request quotes: the brief, which is found again by its words, what code made of it, and which chapter is asked for. */
const material =
  /<(brief|template|draft|facts|cards|faults)>\n.*?\n<\/\1>|^The document: a [^\n]*$|(?<=the chapter )“[^”\n]+”\. [^\n]*$/gms

/** The rules and the instruction of a request alone. */
export const askedBy = (body: Body): string =>
  createHash('sha256').update(promptText(body).replaceAll(material, '')).digest('hex').slice(0, 12)
