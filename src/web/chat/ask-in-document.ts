import type { QuotedPassage } from '#shared/api/conversations.ts'
import { AppError } from '#shared/errors.ts'
import { api } from '#web/api/api.ts'
import * as words from '#words/chat.ts'

type Question = { text: string; /** The passages closest to it. */ near: QuotedPassage[] }

/** Begins a thread visible to the client, at the heading of the section closest to the question. */
export async function askInDocument(id: string, { text, near }: Question): Promise<void> {
  const { content, version, mayPublish } = await api.sharing.printed({ id })
  if (mayPublish)
    throw new AppError('conflict', words.versionOfThisDocumentIs(version), {
      details: words.publishItFirstSoThat,
    })
  const headings = near.filter(({ documentId }) => documentId === id).map(({ heading }) => heading)
  const { sections } = content
  const section = sections.find(({ heading }) => headings.includes(heading)) ?? sections[0]!
  const { id: block, heading: quote } = section
  const place = { section: block, block, part: 'heading', start: 0, end: quote.length }
  await api.comments.begin({ id, version, place, quote, text, internal: false })
}
