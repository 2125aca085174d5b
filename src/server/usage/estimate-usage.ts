import type { z } from 'zod'
import type { usageApi } from '#shared/api/usage.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import type { LanguageModel } from '#server/compose/model/language-model.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import type { Price } from './price-list.ts'
import { costAt, findPrice, roundCost } from './calculate-cost.ts'

type Estimate = Omit<z.input<typeof usageApi.estimate.output>, 'ofToday'>

type Question = {
  documentType: DocumentTypeId
  /** Characters in the brief. */
  length: number
  useAgent: boolean
  /** Undefined if no provider's model would write. */
  language: LanguageModel | undefined
  prices: Price[]
  /** UTC, as `2026-11-21`. */
  day: string
}

/**
 * Numbers of characters, measured on recorded designs: the rules, and the statements for each character of the brief; the facts of a
 * design, which are about as long as the printed document; the design as a model writes it.
 */
const [commonLength, briefPerCharacter] = [2_500, 1.5] as const
const [factsLength, factsPerCharacter] = [30_000, 5] as const
const [answerLength, answerPerCharacter] = [35_000, 4] as const
/** Characters of the instruction for the text, of its part for each chapter, of the instruction for the design, and of its schema. */
const [wordsLength, chapterLength, designLength, schemaLength] = [900, 150, 3_500, 8_500] as const
/** Characters of the names of facts that a mend reads, and of the instruction for changes. */
const [namesLength, changesLength] = [9_000, 5_500] as const
/** The share of the facts that a critic does not read in print already. */
const unprinted = 0.4
/** Characters; the tokenisers of current models produce more tokens from English than older ones. */
const charactersPerToken = 3.5
const tokensOf = (characters: number) => Math.round(characters / charactersPerToken)
/**
 * Tokens. For the design: its reasoning, and the changes that repair it; an agent reasons and reads results of tools, in about four rounds.
 * For the text: its reasoning and itself, and the chapters that are written again.
 */
const written = {
  thought: 4_000,
  mends: 3_000,
  agent: 4_000,
  critic: 5_000,
  draft: 8_000,
  words: 5_000,
  wordsAgain: 1_500,
} as const
/** Tokens of the text as it is sent back, without its reasoning. */
const wordsSentBack = 3_000
/** Rounds with tools before the design, and on the draft. */
const agentRounds = { design: 4, draft: 4 } as const
/** A local model is asked for the design in three parts, and for its answers in batches of statements with this many characters in all. */
const localParts = 3
const charactersPerBatch = 4_000
/**
 * Seconds to the first word of an answer, also for an agent, and tokens per second after it: about the speed of current providers' models.
 */
const pace = { firstWord: 2, agentFirstWord: 10, tokensPerSecond: 80 } as const

/** Estimates the usage for a document: the design and the text, each with a second turn for repairs, and the review between them. */
export function estimateUsage({ documentType, length, useAgent, language, prices, day }: Question): Estimate {
  if (!language) return nothing
  const isLocal = language.provider === 'local'
  const ofLocal = localParts + Math.ceil(length / charactersPerBatch) - 1
  const rounds = isLocal ? ofLocal : useAgent ? agentRounds.design : 1
  const readings = isLocal ? 0 : useAgent ? agentRounds.draft : 1
  const requests = rounds + readings + 3
  const { outline } = allDocumentTypes[documentType]
  const read = readTokens({ length, chapters: outline.length, rounds, kind: isLocal ? 'local' : useAgent ? 'agent' : 'plain' })
  const isCached = language.cacheOptions !== undefined
  const tokens = {
    inputTokens: read.input,
    cachedTokens: isCached ? read.cached : 0,
    cacheWrittenTokens: isCached ? read.cacheWritten : 0,
    outputTokens: writtenTokens(length, { useAgent, isLocal }),
  }
  const { cachedTokens, outputTokens } = tokens
  const { longest: longestInput } = read
  const firstWords = (rounds + readings) * (useAgent ? pace.agentFirstWord : pace.firstWord) + 3 * pace.firstWord
  const seconds = Math.round(firstWords + outputTokens / pace.tokensPerSecond)
  const price = findPrice(prices, { provider: language.provider, model: language.modelId, day, longestInput })
  return {
    writer: language.label,
    isOffline: false,
    requests,
    // The speed of a local model is not known.
    seconds: isLocal ? null : seconds,
    inputTokens: tokens.inputTokens,
    cachedTokens,
    outputTokens,
    cost: price ? roundCost(costAt(price, tokens)) : null,
    currency: price?.currency ?? null,
    basis: price
      ? `An estimate from the length of the brief and the price of ${price.since}; the result shows the actual figure.`
      : `An estimate from the length of the brief; no price is on file for such requests to ${language.modelId}.`,
  }
}

type Reading = { length: number; chapters: number; rounds: number; kind: 'plain' | 'agent' | 'local' }

/**
 * The design, its repair, the review, the text, and chapters of it once more. A cache serves what a request repeats from its beginning: the
 * brief and the form of the answer, the turn before a repair, and the rounds of an agent.
 */
function readTokens({ length, chapters, rounds, kind }: Reading) {
  const beginning = tokensOf(commonLength + briefPerCharacter * length)
  const facts = tokensOf(factsLength + factsPerCharacter * length)
  const answer = tokensOf(answerLength + answerPerCharacter * length)
  const schema = tokensOf(schemaLength)
  const design = beginning + schema + tokensOf(designLength)
  const words = beginning + facts + tokensOf(wordsLength + chapterLength * chapters)
  const again = words + wordsSentBack
  const repair = design + answer + (kind === 'local' ? 0 : tokensOf(namesLength + changesLength))
  const critic = beginning + schema + Math.round(facts * (1 + unprinted)) + tokensOf(changesLength)
  // Half of an agent's rounds on its draft come after it has read the printed document.
  const draft = beginning + facts + tokensOf(changesLength)
  const drafts = agentRounds.draft * draft + (agentRounds.draft / 2) * facts
  const review = { plain: critic, agent: drafts, local: 0 }[kind]
  const cached = {
    plain: design + beginning + schema + words,
    agent: (rounds - 1) * design + (agentRounds.draft - 1) * draft + (agentRounds.draft / 2 - 1) * facts + words,
    local: 0,
  }[kind]
  const cacheWritten = { plain: design + words, agent: 2 * design + draft + facts + words, local: 0 }[kind]
  const longest = Math.max(again, repair, kind === 'agent' ? draft + facts : critic)
  return { input: rounds * design + repair + review + words + again, cached, cacheWritten, longest }
}

function writtenTokens(length: number, { useAgent, isLocal }: { useAgent: boolean; isLocal: boolean }): number {
  const design = written.thought + tokensOf(answerLength + answerPerCharacter * length)
  const review = useAgent ? written.agent + written.draft : written.critic
  return design + (isLocal ? design : written.mends) + review + written.words + written.wordsAgain
}

const nothing: Estimate = {
  writer: offlineComposer.label,
  isOffline: true,
  requests: 0,
  seconds: 0,
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  cost: 0,
  currency: null,
  basis: 'Written on this server, without a vendor’s model: costs nothing.',
}
