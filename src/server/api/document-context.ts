import type { Format } from '#shared/formats.ts'
import type { Ask } from '#server/compose/ask.ts'
import type { Version } from '#server/documents/store.ts'
import type { GenerationWork } from '#server/generation/generation-work.ts'
import type { ReadFor } from '#server/generation/reading-budget.ts'
import type { ReadTemplate } from '#server/generation/read-template.ts'
import type { Drive } from '#server/drive/local-drive.ts'
import type { Providers } from '#server/keys/create-providers.ts'
import type { FileReader } from '#server/exports/create-exports.ts'
import type { Database } from '#server/platform/database.ts'
import type { DailyBudget } from '#server/usage/daily-budget.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'

/** The services that the calls of all three API versions use. */
export type DocumentContext = {
  /** Runs the reading of a brief in a worker thread, so that other requests do not wait. */
  ask: Ask<GenerationWork>
  /** Reads a brief without generating a document, within the account's limit for readings. */
  readFor: ReadFor
  database: Database
  jobs: Jobs
  drive: Drive
  /** True if copies of documents are saved to Google Drive. */
  isInDrive: boolean
  dailyBudget: DailyBudget
  providers: Providers
  readTemplate(file: { filename: string; bytes: Uint8Array }): Promise<ReadTemplate>
  makeFile(version: Version, format: Format, reader?: FileReader): Promise<Uint8Array>
}
