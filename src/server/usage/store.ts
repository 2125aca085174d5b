import type { ColumnType, Generated } from 'kysely'
import type { Attempt } from '#server/compose/composer.ts'
import type { Database } from '#server/platform/database.ts'

type Tables = {
  attempts: {
    id: Generated<string>
    generation_id: string
    at: ColumnType<Date, undefined, never>
    purpose: string
    provider: string
    model: string
    input_tokens: number
    cached_tokens: number
    cache_written_tokens: number
    output_tokens: number
    is_estimated: boolean
    first_word_ms: number | null
    total_ms: number
    failure: string | null
  }
}

/** Every request to a vendor has its row, failed ones too: what was asked was paid for. */
export async function recordAttempt(database: Database, generationId: string, attempt: Attempt): Promise<void> {
  await database
    .withTables<Tables>()
    .insertInto('attempts')
    .values({
      generation_id: generationId,
      purpose: attempt.purpose,
      provider: attempt.provider,
      model: attempt.model,
      input_tokens: attempt.inputTokens,
      cached_tokens: attempt.cachedTokens,
      cache_written_tokens: attempt.cacheWrittenTokens,
      output_tokens: attempt.outputTokens,
      is_estimated: attempt.isEstimated,
      first_word_ms: attempt.firstWordMilliseconds,
      total_ms: attempt.milliseconds,
      failure: attempt.failure,
    })
    .execute()
}

/** Tokens written for a generation so far, over all processes that had it. */
export async function countWritten(database: Database, generationId: string): Promise<number> {
  const { written } = await database
    .withTables<Tables>()
    .selectFrom('attempts')
    .select((row) => row.fn.coalesce(row.fn.sum<string>('output_tokens'), row.val('0')).as('written'))
    .where('generation_id', '=', generationId)
    .executeTakeFirstOrThrow()
  return Number(written)
}

/** Requests of one purpose that were answered, over all processes that had the generation. */
export async function countAnswered(database: Database, generationId: string, purpose: string): Promise<number> {
  const { answered } = await database
    .withTables<Tables>()
    .selectFrom('attempts')
    .select((row) => row.fn.countAll<string>().as('answered'))
    .where('generation_id', '=', generationId)
    .where('purpose', '=', purpose)
    .where('failure', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(answered)
}
