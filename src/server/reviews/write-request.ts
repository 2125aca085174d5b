import { formatDay } from '#shared/day-words.ts'
import { documentTypes, type DocumentTypeId } from '#shared/document-types.ts'
import { firm } from '#shared/firm.ts'

type RequestFacts = {
  document: { title: string; type: DocumentTypeId; clientName: string }
  version: string
  asker: string
  name: string
  note: string
  /** ISO date. */
  dueOn: string | null
  /** True if the link allows anyone who has it to decide; otherwise it goes to the sign-in. */
  isByLink: boolean
}

/** Writes a message that ends where the link follows; one line for each paragraph, because mail programs wrap lines themselves. */
export function writeRequest({ document, version, asker, name, note, dueOn, isByLink }: RequestFacts): {
  subject: string
  text: string
} {
  const type = documentTypes[document.type].label
  return {
    subject: `${asker} asks you to review “${document.title}”`,
    text: [
      `Hello ${name},`,
      `${asker} of ${firm.name} asks you to review version ${version} of “${document.title}”, the ${type} for ${document.clientName}.`,
      ...(note ? [note] : []),
      dueOn === null
        ? 'You can approve it, or say what has to change.'
        : `You can approve it, or say what has to change, by ${formatDay(dueOn)}.`,
      isByLink
        ? 'The link below is for you only: anyone who has it can read this version and decide in your name.'
        : 'Sign in with your account to read it and decide.',
    ].join('\n\n'),
  }
}
