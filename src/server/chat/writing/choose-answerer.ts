import type { AnswererChoice } from '#shared/chat-answerers.ts'
import type { Failure } from '#server/compose/model/failure.ts'
import type { LanguageModel } from '#server/compose/model/language-model.ts'
import { type Answerer, daySpent, type Providers } from '#server/keys/create-providers.ts'
import type { DailyBudget } from '#server/usage/daily-budget.ts'

export type AnswererMeans = { providers: Pick<Providers, 'listAnswerers'>; dailyBudget: Pick<DailyBudget, 'mayPay'> }

/** The model that writes an answer, or why there is none; undefined if only quotations were requested. */
type Chosen = { language: LanguageModel; closedBy: Failure | undefined } | { refused: string } | undefined

/** Sorts models whose key can be opened first. */
export const usableFirst = (all: Answerer[]): Answerer[] => [
  ...all.filter(({ closedBy }) => closedBy === undefined),
  ...all.filter(({ closedBy }) => closedBy !== undefined),
]

/** Returns the chosen model, never another instead; the first available one if none was chosen. */
export async function chooseAnswerer(
  { providers, dailyBudget }: AnswererMeans,
  choice: AnswererChoice | undefined,
): Promise<Chosen> {
  if (choice === 'offline') return undefined
  const all = usableFirst(await providers.listAnswerers())
  const found = choice === undefined ? all[0] : all.find(({ language }) => language.provider === choice)
  if (!found) return choice === undefined ? undefined : { refused: 'The model that was chosen has no key here any more.' }
  const { language, closedBy } = found
  const mayBeAsked = language.provider === 'local' || (await dailyBudget.mayPay())
  return { language, closedBy: closedBy ?? (mayBeAsked ? undefined : daySpent) }
}
