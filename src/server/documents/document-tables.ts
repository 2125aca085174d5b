import type { ColumnType, Generated } from 'kysely'
import type { Brief } from '#shared/brief.ts'
import type { Content } from '#shared/content/content.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import type { ClientId } from '#shared/firm.ts'
import type { Format } from '#shared/formats.ts'
import type { Solution } from '#server/solution/solution.ts'

type Json<Value> = ColumnType<Value, string, never>

/** A chapter whose words are not wholly the vendor's, and why. */
export type StoredMark = { id: string; heading: string; code: string; sentence: string }

type Approval = {
  version_id: string
  round: number
  content_hash: string
  approved_by: string
  approved_at: ColumnType<Date, undefined, never>
}

export type DocumentTables = {
  documents: {
    id: Generated<string>
    type: DocumentTypeId
    client: ClientId
    project: string
    project_key: string
    current_version: string | null
    changed_at: ColumnType<Date, Date | undefined, Date>
    /** When the newest version that the client's accounts are shown was written. */
    shown_at: ColumnType<Date | null, undefined, Date | null>
    /** What staff call it instead of its version's title. */
    name: ColumnType<string | null, undefined, string | null>
    /** Words of that name, by which it is found. */
    name_words: ColumnType<string[], undefined, string[]>
    archived_at: ColumnType<Date | null, undefined, Date | null>
  }
  versions: {
    id: Generated<string>
    document_id: string
    ordinal: number
    number: string
    title: string
    brief: Json<Brief>
    solution: Json<Solution>
    content: Json<Content>
    content_hash: string
    output_format: Format
    writer: string
    changelog: string
    generation_id: string | null
    marks: Json<StoredMark[]>
    template_id: string | null
    created_by: string
    created_at: ColumnType<Date, Date | undefined, never>
  }
  /** The looks that uploaded documents lend; without bytes where only the remarks are of use. */
  templates: {
    id: Generated<string>
    hash: string
    remarks: Json<string[]>
    bytes: Buffer | null
    created_at: ColumnType<Date, undefined, never>
  }
  /** All that were ever given, a version's in rounds. */
  given_approvals: Approval
  /** Those of them that stand: at most one of a version. */
  approvals: Approval
  withdrawals: {
    version_id: string
    round: number
    reason: string
    withdrawn_by: string
    withdrawn_at: ColumnType<Date, undefined, never>
  }
  /** Versions that the client's accounts see although nobody has approved them. */
  publications: {
    version_id: string
    published_by: string
    published_at: ColumnType<Date, undefined, never>
  }
}
