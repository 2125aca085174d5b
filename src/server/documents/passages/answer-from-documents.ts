import type { Content } from '#shared/content/content.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { FactQuestion } from './read-fact-question.ts'
import type { Intent } from './read-intent.ts'
import { listStated } from './list-stated.ts'
import { type Indexed, indexPassage, type Ranked, rankPassages } from './rank-passages.ts'
import { type Passage, readPassages } from './read-passages.ts'
import { stateFact } from './state-facts.ts'

/** A version that may be quoted: what it says and its facts, as the JSON texts that are kept. */
export type Quotable = { versionId: string; names: string; content: string; solution: string }
export type Quoted = Pick<Passage, 'section' | 'block' | 'heading' | 'text' | 'from'> & {
  versionId: string
  /** What is known of it beside its words: a proposal, a likelihood, a day. */
  note: string
}
/** `silent`: nothing answers; what stands nearest is told all the same. `left`: how many more there are. */
export type FoundAnswer = { kind: 'passages' | 'facts' | 'silent'; quotes: Quoted[]; left: number }
/**
 * `further`: the next in rank, which are not told but may be read. `whole`: all passages of the documents in their order, which a
 * model may read where they are not too many.
 */
type FoundPassages = FoundAnswer & { further: Quoted[]; whole: Quoted[] }

/** Characters and passages of documents that a model is told whole. */
const mostWhole = { characters: 150_000, passages: 999 } as const
/** Passages of one answer, those beyond them, those that stand nearest to a question that nothing answers, and facts of a list. */
const most = { passages: 5, further: 4, nearest: 2, facts: 20 } as const
type OfVersion = Passage & { versionId: string }

const read = ({ content, solution, ...rest }: Quotable) => ({
  ...rest,
  content: JSON.parse(content) as Content,
  solution: JSON.parse(solution) as Solution,
})

/** What a version says never changes, so it is taken apart once; versions that are kept, of a megabyte or two. */
const keptVersions = 30
const kept = new Map<string, Indexed<OfVersion>[]>()

/** A version, taken apart. */
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

/** Passages of the documents, to the letter, that answer a question; costs the processor by the length of the documents. */
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

/** Each text once. */
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

/** All facts of one kind, from the first document of each project. */
export function listFacts({ intent, documents }: { intent: Intent; documents: Quotable[] }): FoundAnswer {
  const quotes = documents
    .map(read)
    .flatMap(({ versionId, content, solution }) => listStated(intent, { content, solution }).map((one) => ({ ...one, versionId })))
  return { kind: 'facts', quotes: quotes.slice(0, most.facts), left: Math.max(0, quotes.length - most.facts) }
}

/** A version whose fact is told, and what a sentence about it begins with: the project and its client. */
export type Called = Quotable & { called: string }
type Told = FoundAnswer & { sentences: { versionIds: string[]; text: string }[] }

/** One fact of each project that has it, in a sentence; silent where none has. */
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
