import type { PrintedDocument } from '#shared/api/sharing.ts'

export const newest = 'newest-approved'
export type Sharable = Pick<PrintedDocument, 'id' | 'version' | 'approvedVersion'>

/** What can be shared, the first unless another is chosen. */
export const choicesFor = ({ version, approvedVersion }: Sharable) => [
  ...(approvedVersion === null ? [] : [{ value: approvedVersion, label: `${approvedVersion}, approved` }]),
  ...(approvedVersion === version ? [] : [{ value: version, label: `${version}, as shown` }]),
  ...(approvedVersion === null ? [] : [{ value: newest, label: 'Newest approved' }]),
]

/** What of it whoever it is shared with will see. */
export const seenSentence = (chosen: string) =>
  chosen === newest
    ? 'They will see the newest version that is approved, now and later, and never a draft.'
    : `They will see version ${chosen} and nothing that is written after it.`
