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

/** Numbers of characters: the rules, the statements for each character of the brief, and the facts of a design; measured on `examples/`. */
const [commonLength, briefPerCharacter, factsLength, factsPerCharacter] = [2_500, 1.5, 30_000, 2] as const
/** Characters of the instruction for the text, of its part for each chapter, and of the instruction for the design with its schema. */
const [wordsLength, chapterLength, designLength] = [900, 150, 12_000] as const
/** Characters; the tokenisers of current models produce more tokens from English than older ones. */
const charactersPerToken = 3.5
const tokensOf = (characters: number) => Math.round(characters / charactersPerToken)
/**
 * Tokens. For the design: its reasoning, and the changes that repair it; an agent reasons and reads results of tools, in about four rounds.
 * For the text: its reasoning, and the chapters that are written again.
 */
const written = {
  design: 16_000,
  mends: 3_000,
  agent: 4_000,
  critic: 5_000,
  draft: 8_000,
  words: 5_000,
  wordsAgain: 1_500,
} as const
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
  const chapters = allDocumentTypes[documentType].outline.length
  const isLocal = language.provider === 'local'
  const ofLocal = localParts + Math.ceil(length / charactersPerBatch) - 1
  const rounds = isLocal ? ofLocal : useAgent ? agentRounds.design : 1
  const readings = isLocal ? 0 : useAgent ? agentRounds.draft : 1
  const beginning = tokensOf(commonLength + briefPerCharacter * length)
  const facts = tokensOf(factsLength + factsPerCharacter * length)
  const design = beginning + tokensOf(designLength)
  const words = beginning + facts + tokensOf(wordsLength + chapterLength * chapters)
  const requests = rounds + readings + 3
  // The facts, and about as much again: the printed document, or the results of tools.
  const review = beginning + 2 * facts
  const designTokens = written.design + (useAgent ? written.agent + written.draft : written.critic)
  // A local model writes faulty parts again; the others change the facts.
  const repair = design + written.design + (isLocal ? 0 : facts)
  const inputTokens = rounds * design + repair + readings * review + words + (words + written.words)
  const mends = isLocal ? written.design : written.mends
  const outputTokens = designTokens + mends + written.words + written.wordsAgain
  // Providers put the schema of the answer before the prompt, so a cache serves the rounds of an agent, and the second turn of the text.
  // Each of the four calls writes the beginning to the cache, and all but the first the facts.
  const isCached = language.cacheOptions !== undefined
  const cachedTokens = isCached ? (rounds - 1) * beginning + readings * (beginning + facts) : 0
  const cacheWrittenTokens = isCached ? 4 * beginning + 3 * facts : 0
  const tokens = { inputTokens, cachedTokens, cacheWrittenTokens, outputTokens }
  const longestInput = Math.max(words + written.words, repair, review)
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
