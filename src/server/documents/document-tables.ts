import type { ColumnType, Generated } from 'kysely'
import type { Brief } from '#shared/brief.ts'
import type { MadeBy } from '#shared/api/made-by.ts'
import type { Block } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { Format } from '#shared/formats.ts'
import type { Words } from '#server/document-types/document-type.ts'
import type { Solution } from '#server/solution/solution.ts'

type Json<Value> = ColumnType<Value, string, never>

/** A chapter that needs a check because not all of its text comes from the provider, and the reason. */
export type StoredMark = { id: string; heading: string; code: string; sentence: string }

/** A section that a person edited by hand: the blocks as built, and as they are now. */
export type SectionEdit = {
  section: string
  /** The chapter that contains the section. */
  chapter: string
  heading: string
  before: Block[]
  after: Block[]
}

type Approval = {
  version_id: string
  round: number
  content_hash: string
  /** Null if the last approver in a review has no account. */
  approved_by: string | null
  approved_at: ColumnType<Date, undefined, never>
  review_id: string | null
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
    /** When the newest version visible to the client's accounts was written. */
    shown_at: ColumnType<Date | null, undefined, Date | null>
    /** The name that staff gave the document, instead of its version's title. */
    name: ColumnType<string | null, undefined, string | null>
    /** Search words of that name. */
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
    /** The prose of each chapter; null in older versions, whose prose is in the steps of their generation. */
    words: ColumnType<Words | null, string | undefined, never>
    edits: ColumnType<SectionEdit[], string | undefined, never>
    made_by: ColumnType<MadeBy, MadeBy | undefined, never>
    /** The version that this one was made from, if that is not the previous version. */
    made_from: ColumnType<string | null, string | null | undefined, never>
  }
  /** The styles from uploaded documents; `bytes` is null if only the warnings are of use. */
  templates: {
    id: Generated<string>
    hash: string
    remarks: Json<string[]>
    bytes: Buffer | null
    created_at: ColumnType<Date, undefined, never>
  }
  /** All approvals ever given; a version can have several rounds. */
  given_approvals: Approval
  /** The approvals that have not been withdrawn: at most one for each version. */
  approvals: Approval & { approver: string }
  withdrawals: {
    version_id: string
    round: number
    reason: string
    withdrawn_by: string
    withdrawn_at: ColumnType<Date, undefined, never>
  }
  /** Versions published to the client's accounts, with or without an approval. */
  publications: {
    version_id: string
    published_by: string
    published_at: ColumnType<Date, undefined, never>
  }
}
