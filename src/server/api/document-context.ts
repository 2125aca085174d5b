import type { Format } from '#shared/formats.ts'
import type { Ask } from '#server/compose/ask.ts'
import type { Version } from '#server/documents/store.ts'
import type { GenerationWork } from '#server/generation/generation-work.ts'
import type { ReadFor } from '#server/generation/reading-budget.ts'
import type { ReadTemplate } from '#server/generation/read-template.ts'
import type { Drive } from '#server/drive/local-drive.ts'
import type { Providers } from '#server/keys/create-providers.ts'
import type { Database } from '#server/platform/database.ts'
import type { DailyBudget } from '#server/usage/daily-budget.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'

/** What the calls of all three generations work with. */
export type DocumentContext = {
  /** Where a brief is read, so that none holds up anybody else. */
  ask: Ask<GenerationWork>
  /** Reads a brief that is not yet to be written, within what its account may have read. */
  readFor: ReadFor
  database: Database
  jobs: Jobs
  drive: Drive
  /** Whether copies of documents are put to Google Drive. */
  isInDrive: boolean
  dailyBudget: DailyBudget
  providers: Providers
  readTemplate(file: { filename: string; bytes: Uint8Array }): Promise<ReadTemplate>
  makeFile(version: Version, format: Format, watermark?: string): Promise<Uint8Array>
}
