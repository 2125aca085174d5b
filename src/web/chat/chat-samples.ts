import type { ChatModel } from './chat-models.ts'

/** Each fills the input with its prompt. */
export const quickPrompts = [
  {
    label: 'Analyze Data Trends',
    prompt: 'Analyze Data Trends: which figures moved most over the last quarter, and what explains them?',
  },
  { label: 'Generate Report', prompt: 'Generate Report: a one-page summary of this month for our steering group.' },
  { label: 'Code Review', prompt: 'Code Review: look for errors, unclear names and missing tests in the following.' },
  { label: 'Strategic Advice', prompt: 'Strategic Advice: which of our AI initiatives should come first, and why?' },
] as const

export const capabilities = [
  'Find trends and outliers in figures',
  'Draft reports and summaries',
  'Review code and designs',
  'Weigh options and plan next steps',
] as const

/** Shown as they are; nothing is counted yet. */
export const tokenUsage = { used: 42_351, limit: 100_000 }

const cannedReplies = [
  (model: string) =>
    `This is a sample answer: no model was asked, and your message did not leave this page. Once a connection is set up, the answer of ${model} will stand here.`,
  (model: string) =>
    `Another sample answer, in place of the first. No model was asked this time either; ${model} will answer here once it is connected.`,
  (model: string) =>
    `A third sample answer: ${model} was not asked. You can go on choosing models, sending and copying to see how a conversation will work.`,
]

/** What stands for a model's answer, another one each time it is asked for again. */
export const cannedReply = (model: ChatModel, round: number) => cannedReplies[round % cannedReplies.length]!(model.name)
