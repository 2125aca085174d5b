import type { EditedBlock } from '#shared/content/edited-block.ts'
import { forget, readStored, store } from '#web/ui/stored-value.ts'

/** The account, document and section of a draft. Drafts outlive the tab and the sign-in, and are not shown to other users. */
export type DraftPlace = { account: string; document: string; section: string }
export type EditDraft = { base: string; blocks: EditedBlock[] }

const nameOf = ({ account, document, section }: DraftPlace) => `edit-draft:${account}:${document}:${section}`

export const findEditDraft = (place: DraftPlace) => readStored(nameOf(place), 'localStorage') as EditDraft | undefined
export const keepEditDraft = (place: DraftPlace, draft: EditDraft) => store(nameOf(place), draft, 'localStorage')
export const forgetEditDraft = (place: DraftPlace) => forget(nameOf(place), 'localStorage')
