import type { z } from 'zod'
import type { usageApi } from '#shared/api/usage.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import type { LanguageModel } from '#server/compose/model/language-model.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import type { Price } from './price-list.ts'
import { costAt, findPrice, roundCost } from './reckon-cost.ts'

type Estimate = Omit<z.input<typeof usageApi.estimate.output>, 'ofToday'>

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

/** Characters: the rules, how many a character of the brief comes to as statements, and the facts of a design; measured on `examples/`. */
const [commonLength, briefPerCharacter, factsLength, factsPerCharacter] = [2_500, 1.5, 30_000, 2] as const
/** Characters of the instruction for one chapter, and of the one for the design with its form. */
const [instructionLength, designLength] = [600, 12_000] as const
/** Characters; tokenisers of today's models make more of English than those of old. */
const charactersPerToken = 3.5
const tokensOf = (characters: number) => Math.round(characters / charactersPerToken)
/** Tokens. The design with the thought before it; an agent thinks and reads what its tools return, in some four rounds. */
const written = { design: 16_000, chapter: 350, agent: 4_000 } as const
const agentRounds = 4
/** Requests of one kind that go side by side. */
const atOnce = 3
/** Seconds to the first word of an answer, of an agent's too, and tokens a second after it: about what vendors' models of today take. */
const pace = { firstWord: 2, agentFirstWord: 10, tokensPerSecond: 80 } as const

/** About what a document will take: the design, its check in a second turn, then the prose of each chapter. */
export function estimateUsage({ documentType, length, useAgent, language, prices, day }: Question): Estimate {
  if (!language) return nothing
  const chapters = allDocumentTypes[documentType].outline.length
  const rounds = useAgent ? agentRounds : 1
  const beginning = tokensOf(commonLength + briefPerCharacter * length)
  const facts = tokensOf(factsLength + factsPerCharacter * length)
  const perChapter = beginning + facts + tokensOf(instructionLength)
  const perDesign = beginning + tokensOf(designLength)
  const requests = rounds + 1 + chapters
  const inputTokens = rounds * perDesign + (perDesign + written.design) + chapters * perChapter
  const outputTokens = 2 * written.design + (useAgent ? written.agent : 0) + chapters * written.chapter
  // The beginning is put into the cache once, and the facts once before they are written about.
  const isCached = language.cacheOptions !== undefined
  const cachedTokens = isCached ? (requests - 1) * beginning + (chapters - 1) * facts : 0
  const cacheWrittenTokens = isCached ? beginning + facts : 0
  const tokens = { inputTokens, cachedTokens, cacheWrittenTokens, outputTokens }
  const longestInput = Math.max(perChapter, perDesign + written.design)
  const seconds = secondsOf([
    { requests: rounds, tokens: written.design + (useAgent ? written.agent : 0), inTurn: true, useAgent },
    { requests: 1, tokens: written.design },
    { requests: 1, tokens: written.chapter },
    { requests: chapters - 1, tokens: (chapters - 1) * written.chapter },
  ])
  const price = findPrice(prices, { provider: language.provider, model: language.modelId, day, longestInput })
  return {
    writer: language.label,
    isOffline: false,
    requests,
    // How quick a model of one's own is nobody knows.
    seconds: language.provider === 'local' ? null : seconds,
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

type Requests = { requests: number; tokens: number; inTurn?: boolean; useAgent?: boolean }

/** Of kinds of requests that wait for each other; those of one kind go side by side unless each waits for the one before. */
const secondsOf = (kinds: Requests[]) =>
  Math.round(
    kinds.reduce((sum, { requests, tokens, inTurn = false, useAgent = false }) => {
      if (requests === 0) return sum
      const inARow = inTurn ? requests : Math.ceil(requests / atOnce)
      const firstWord = useAgent ? pace.agentFirstWord : pace.firstWord
      return sum + inARow * (firstWord + tokens / requests / pace.tokensPerSecond)
    }, 0),
  )

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
