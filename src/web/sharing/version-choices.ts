import type { PrintedDocument } from '#shared/api/sharing.ts'
import * as words from '#words/sharing.ts'

export const newest = 'newest-approved'
export type Sharable = Pick<PrintedDocument, 'id' | 'version' | 'approvedVersion'>

/** The versions that can be shared; the first is the default. */
export const choicesFor = ({ version, approvedVersion }: Sharable) => [
  ...(approvedVersion === null ? [] : [{ value: approvedVersion, label: words.versionApproved(approvedVersion) }]),
  ...(approvedVersion === version ? [] : [{ value: version, label: words.versionAsShown(version) }]),
  ...(approvedVersion === null ? [] : [{ value: newest, label: words.newestApproved }]),
]
