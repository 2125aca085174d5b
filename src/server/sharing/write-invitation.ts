import { formatDay } from '#shared/day-words.ts'
import type { Role } from '#shared/api/sharing.ts'
import { documentTypes, type DocumentTypeId } from '#shared/document-types.ts'
import { firm } from '#shared/firm.ts'

export type InvitationFacts = {
  document: { title: string; type: DocumentTypeId; clientName: string }
  /** Undefined for always the newest approved version. */
  version: string | undefined
  role: Role
  /** The name of the person who shares. */
  sharer: string
  email: string
  /** Null if it does not expire. */
  expiresAt: Date | null
  /** True if the link opens the document without a sign-in. */
  opensAlone: boolean
}

const may: Record<Role, (email: string) => string> = {
  reader: () => 'You can read it in the browser, print it and download it.',
  writer: (email) =>
    `You can read it in the browser, print it and download it. To edit it, sign in to ${firm.name} with ${email}: you can then generate it again and go back to an earlier version.`,
}

/** Writes a message that ends where the link follows; one line for each paragraph, because mail programs wrap lines themselves. */
export function writeInvitation({ document, version, role, sharer, email, expiresAt, opensAlone }: InvitationFacts): {
  subject: string
  text: string
} {
  const type = documentTypes[document.type].label
  const end = expiresAt ? formatDay(expiresAt) : 'somebody ends it'
  return {
    subject: `${sharer} shared “${document.title}” with you`,
    text: [
      'Hello,',
      `${sharer} has shared a document of ${firm.name} with you: “${document.title}”, the ${type} for ${document.clientName}.`,
      version === undefined
        ? 'The link always shows the newest version that is approved.'
        : `The link shows version ${version}, whatever is written after it.`,
      may[role](email),
      opensAlone
        ? `The link below is for you only: anyone who has it can read the document. It works until ${end}.`
        : `Follow the link below and sign in with ${email}. The document is shared with you until ${end}.`,
    ].join('\n\n'),
  }
}
