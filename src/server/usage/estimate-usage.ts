import type { z } from 'zod'
import type { usageApi } from '#shared/api/usage.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import type { LanguageModel } from '#server/compose/model/language-model.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import type { Price } from './price-list.ts'
import { costAt, findPrice, roundCost } from './reckon-cost.ts'

type Estimate = z.input<typeof usageApi.estimate.output>

type Question = {
  documentType: DocumentTypeId
  /** Characters of the brief. */
  length: number
  useAgent: boolean
  /** Nothing where no vendor's model would write. */
  language: LanguageModel | undefined
  prices: Price[]
  /** UTC, as `2026-11-21`. */
  day: string
}

/** Characters of a request that every document has, and how many facts add to each of the brief's; measured on `examples/`. */
const [baseLength, lengthPerCharacter] = [17_000, 2] as const
const instructionLength = 600
/** Characters; tokenisers of today's models make more of English than those of old. */
const charactersPerToken = 3.5
/** Tokens. An agent thinks and reads what its tools say, in some four rounds. */
const written = { structure: 2_500, chapter: 350, agent: 4_000 } as const
const agentRounds = 4

/** About what a document will take: the structure, then each chapter, all beginning with the same facts. */
export function estimateUsage({ documentType, length, useAgent, language, prices, day }: Question): Estimate {
  if (!language) return nothing
  const chapters = allDocumentTypes[documentType].outline.length
  const material = Math.round((baseLength + lengthPerCharacter * length) / charactersPerToken)
  const ofStructure = useAgent ? agentRounds : 1
  const requests = ofStructure + chapters
  const perRequest = material + Math.round(instructionLength / charactersPerToken)
  const outputTokens = written.structure + (useAgent ? written.agent : 0) + chapters * written.chapter
  // The facts are put into the cache twice: as they are read, and again with the structure in them.
  const isCached = language.cacheOptions !== undefined
  const cachedTokens = isCached ? (requests - 2) * material : 0
  const tokens = { inputTokens: requests * perRequest, cachedTokens, cacheWrittenTokens: isCached ? 2 * material : 0, outputTokens }
  const price = findPrice(prices, { provider: language.provider, model: language.modelId, day, longestInput: perRequest })
  return {
    writer: language.label,
    isOffline: false,
    requests,
    inputTokens: tokens.inputTokens,
    cachedTokens,
    outputTokens,
    cost: price ? roundCost(costAt(price, tokens)) : null,
    currency: price?.currency ?? null,
    basis: price
      ? `An estimate from the length of the brief and the price of ${price.since}; the result tells what it was.`
      : `An estimate from the length of the brief; no price is on file for such requests to ${language.modelId}.`,
  }
}

const nothing: Estimate = {
  writer: offlineComposer.label,
  isOffline: true,
  requests: 0,
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  cost: 0,
  currency: null,
  basis: 'Written on this server, without a vendor’s model: costs nothing.',
}
