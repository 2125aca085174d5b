import type { Invitation } from '#shared/api/sharing.ts'

/** A whole message, to be pasted where mail is written. */
export const invitationText = ({ subject, text, link }: Invitation) => `Subject: ${subject}\n\n${text}\n\n${link}\n`
