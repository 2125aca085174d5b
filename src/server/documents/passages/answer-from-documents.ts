import type { Content } from '#shared/content/content.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { FactQuestion } from './read-fact-question.ts'
import type { Intent } from './read-intent.ts'
import { type Indexed, indexPassage, type Ranked, rankPassages } from './rank-passages.ts'
import { type Passage, readPassages } from './read-passages.ts'
import { stateFact } from './state-facts.ts'
import { placesOfFacts } from './places-of-facts.ts'

type Stated = Pick<Passage, 'section' | 'block' | 'heading' | 'text' | 'from'> & { note: string }
type Fact = { id: string; text: string; note: string }

const sentence = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')

/** Solutions stored long ago lack some of these lists. */
const facts: Partial<Record<Intent, (solution: Partial<Solution>) => Fact[]>> = {
  questions: ({ questions = [] }) =>
    questions.map(({ id, text, proposal, owner }) => ({
      id,
      text,
      note: sentence(proposal && `Until then: ${proposal}`, owner && `Asked of: ${owner}`),
    })),
  risks: ({ risks = [] }) =>
    risks.map(({ id, text, likelihood, impact, mitigation }) => ({
      id,
      text,
      note: `Likelihood ${likelihood}, impact ${impact}. ${mitigation}`,
    })),
  decisions: ({ decisions = [] }) =>
    decisions.map(({ id, title, outcome, status }) => ({ id, text: title, note: `${outcome} (${status})` })),
  milestones: ({ milestones = [] }) =>
    milestones.map(({ id, name, week, date }) => ({ id, text: name, note: sentence(`Week ${week}`, date && `– ${date}`) })),
}

/** Lists all facts of one kind in a version, each with its place in the document. */
function listStated(intent: Intent, { content, solution }: { content: Content; solution: Solution }): Stated[] {
  const find = placesOfFacts(content)
  return (facts[intent]?.(solution) ?? []).map(({ id, text, note }) => {
    const place = find({ id, text })
    return { section: place?.section ?? '', block: place?.block ?? '', heading: place?.heading ?? '', text, from: 'document', note }
  })
}

/** A version that may be quoted; `content` and `solution` are the stored JSON texts. */
export type Quotable = { versionId: string; names: string; content: string; solution: string }
export type Quoted = Pick<Passage, 'section' | 'block' | 'heading' | 'text' | 'from'> & {
  versionId: string
  /** A detail to show beside the quotation: a proposal, a likelihood, a day. */
  note: string
}
/** `silent`: nothing answers the question; the closest passages are returned anyway. `left`: how many more there are. */
export type FoundAnswer = { kind: 'passages' | 'facts' | 'silent'; quotes: Quoted[]; left: number }
/**
 * `further`: the next in rank, which are not quoted but which a model may read. `whole`: all passages of the documents in order, for a
 * model to read if there are not too many.
 */
type FoundPassages = FoundAnswer & { further: Quoted[]; whole: Quoted[] }

/** Limits up to which a model receives all passages of the documents. */
const mostWhole = { characters: 150_000, passages: 999 } as const
/**
 * Maximum number of passages in an answer, of further ones, of the closest ones if nothing answers the question, and of facts in a list.
 */
const most = { passages: 5, further: 4, nearest: 2, facts: 20 } as const
type OfVersion = Passage & { versionId: string }

const read = ({ content, solution, ...rest }: Quotable) => ({
  ...rest,
  content: JSON.parse(content) as Content,
  solution: JSON.parse(solution) as Solution,
})

/** Versions never change, so each is indexed once; the maximum number of cached versions, of one or two megabytes each. */
const keptVersions = 30
const kept = new Map<string, Indexed<OfVersion>[]>()

/** Splits a version into indexed passages. */
function indexVersion({ versionId, names, ...texts }: Quotable): Indexed<OfVersion>[] {
  const key = `${versionId} ${names}`
  const known = kept.get(key)
  if (known) return known
  const { content, solution } = read({ versionId, names, ...texts })
  const indexed = readPassages({ content, solution }).map((passage) =>
    indexPassage<OfVersion>({ ...passage, also: `${passage.also} ${names}`, versionId }),
  )
  if (kept.size >= keptVersions) kept.delete(kept.keys().next().value!)
  kept.set(key, indexed)
  return indexed
}

/** Returns passages, quoted exactly, that answer a question. CPU time grows with the length of the documents. */
export function findPassages({ question, documents }: { question: string; documents: Quotable[] }): FoundPassages {
  const passages = documents.flatMap(indexVersion)
  const ranked = rankPassages(passages, question, most.passages + most.further)
  const isAnswered = ranked[0]?.isAnswer ?? false
  const told = isAnswered ? ranked.slice(0, most.passages).filter(({ isAnswer }) => isAnswer) : ranked.slice(0, most.nearest)
  return {
    kind: isAnswered ? 'passages' : 'silent',
    quotes: told.map(quotedOf),
    further: ranked.filter((one) => isAnswered && !told.includes(one)).map(quotedOf),
    left: 0,
    whole: isAnswered ? wholeOf(passages) : [],
  }
}

/** Returns all passages, each text once. */
function wholeOf(indexed: Indexed<OfVersion>[]): Quoted[] {
  const each = new Map(indexed.toReversed().map(({ passage }) => [`${passage.versionId} ${passage.text}`, passage]))
  const whole = indexed.flatMap(({ passage }) =>
    each.get(`${passage.versionId} ${passage.text}`) === passage ? [quotedOf({ passage })] : [],
  )
  const characters = whole.reduce((sum, { text, heading }) => sum + text.length + heading.length, 0)
  return characters <= mostWhole.characters && whole.length <= mostWhole.passages ? whole : []
}

const quotedOf = ({ passage: { section, block, heading, text, from, versionId } }: Pick<Ranked<OfVersion>, 'passage'>): Quoted => ({
  versionId,
  section,
  block,
  heading,
  text,
  from,
  note: '',
})

/** Lists all facts of one kind, from the first document of each project. */
export function listFacts({ intent, documents }: { intent: Intent; documents: Quotable[] }): FoundAnswer {
  const quotes = documents
    .map(read)
    .flatMap(({ versionId, content, solution }) => listStated(intent, { content, solution }).map((one) => ({ ...one, versionId })))
  return { kind: 'facts', quotes: quotes.slice(0, most.facts), left: Math.max(0, quotes.length - most.facts) }
}

/** A version with a fact that answers, and how a sentence about it begins: its project and client. */
export type Called = Quotable & { called: string }
type Told = FoundAnswer & { sentences: { versionIds: string[]; text: string }[] }

/** Answers with one fact of each project, in a sentence; silent if no project has it. */
export function stateFacts({ asked, documents }: { asked: FactQuestion; documents: Called[] }): Told {
  const found = documents.flatMap(({ called, versionId, ...texts }) => {
    const { content, solution } = read({ versionId, ...texts })
    const stated = stateFact(asked, { content, solution })
    return stated ? [{ ...stated, called, versionId }] : []
  })
  const quotes = found.flatMap((one) => one.quotes.map((quote) => ({ ...quote, versionId: one.versionId })))
  return {
    kind: found.length > 0 ? 'facts' : 'silent',
    sentences: found.map(({ called, says, versionId }) => ({ versionIds: [versionId], text: `${called}: ${says}` })),
    quotes: quotes.slice(0, most.facts),
    left: Math.max(0, quotes.length - most.facts),
  }
}
