import type { Invitation } from '#shared/api/sharing.ts'
import * as words from '#words/sharing.ts'

/** A whole message, to be pasted where mail is written. */
export const invitationText = ({ subject, text, link }: Invitation) => words.invitationText(subject, text, link)
