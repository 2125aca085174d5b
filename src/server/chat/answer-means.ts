import type { Ask } from '#server/compose/ask.ts'
import type { GenerationWork } from '#server/generation/generation-work.ts'
import type { Database } from '#server/platform/database.ts'
import type { AnswererMeans } from './writing/choose-answerer.ts'

export type AnswerMeans = { database: Database; ask: Ask<GenerationWork> } & AnswererMeans
