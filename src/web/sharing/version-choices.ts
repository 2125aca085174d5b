import type { PrintedDocument } from '#shared/api/sharing.ts'
import * as words from '#words/sharing.ts'

export const newest = 'newest-approved'
export type Sharable = Pick<PrintedDocument, 'id' | 'version' | 'approvedVersion'>

/** What can be shared, the first unless another is chosen. */
export const choicesFor = ({ version, approvedVersion }: Sharable) => [
  ...(approvedVersion === null ? [] : [{ value: approvedVersion, label: words.versionApproved(approvedVersion) }]),
  ...(approvedVersion === version ? [] : [{ value: version, label: words.versionAsShown(version) }]),
  ...(approvedVersion === null ? [] : [{ value: newest, label: words.newestApproved }]),
]
