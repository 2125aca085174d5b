import type { Invitation } from '#shared/api/sharing.ts'
import * as words from '#words/sharing.ts'

/** The whole message, to be pasted into an email. */
export const invitationText = ({ subject, text, link }: Invitation) => words.invitationText(subject, text, link)
