import * as words from '#words/chat.ts'
import type { ChatModel } from './chat-models.ts'

/** Each fills the input with its prompt. */
export const quickPrompts = [
  {
    label: words.analyzeDataTrends,
    prompt: words.analyzeDataTrendsWhichFigures,
  },
  { label: words.generateReport, prompt: words.generateReportOnePageSummary },
  { label: words.codeReview, prompt: words.codeReviewLookForErrors },
  { label: words.strategicAdvice, prompt: words.strategicAdviceWhichOfOur },
] as const

export const capabilities = [
  words.findTrendsAndOutliersIn,
  words.draftReportsAndSummaries,
  words.reviewCodeAndDesigns,
  words.weighOptionsAndPlanNext,
] as const

/** Sample figures; nothing is counted. */
export const tokenUsage = { used: 42_351, limit: 100_000 }

const cannedReplies = [
  (model: string) => words.thisIsSampleAnswerNo(model),
  (model: string) => words.anotherSampleAnswerInPlace(model),
  (model: string) => words.thirdSampleAnswerWasNot(model),
]

/** A sample text in place of a model's answer, a different one each time. */
export const cannedReply = (model: ChatModel, round: number) => cannedReplies[round % cannedReplies.length]!(model.name)
