import type { AnswererChoice } from '#shared/chat-answerers.ts'
import type { Failure } from '#server/compose/model/failure.ts'
import type { LanguageModel } from '#server/compose/model/language-model.ts'
import { type Answerer, daySpent, type Providers } from '#server/keys/create-providers.ts'
import type { DailyBudget } from '#server/usage/daily-budget.ts'

export type AnswererMeans = { providers: Pick<Providers, 'listAnswerers'>; dailyBudget: Pick<DailyBudget, 'mayPay'> }

/** Who writes an answer, or why nobody does; with neither, the passages are quoted as was asked. */
type Chosen = { language: LanguageModel; closedBy: Failure | undefined } | { refused: string } | undefined

/** Those whose key can be opened come first. */
export const usableFirst = (all: Answerer[]): Answerer[] => [
  ...all.filter(({ closedBy }) => closedBy === undefined),
  ...all.filter(({ closedBy }) => closedBy !== undefined),
]

/** The model that was chosen, never another in its place; the first there is where nobody chose. */
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
