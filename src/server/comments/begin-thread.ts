import type { Place } from '#shared/api/comments.ts'
import { commentLimits } from '#shared/limits.ts'
import { anchoredTexts } from '#shared/content/anchored-texts.ts'
import type { Content } from '#shared/content/content.ts'
import { AppError } from '#shared/errors.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Permitted } from '#server/documents/policy.ts'
import { type Document, getVersion } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import { actorOf, type Author } from './policy.ts'
import { addThread, countThreads } from './store.ts'

type Request = {
  author: Author
  document: Permitted<'read', Document>
  place: Place
  quote: string
  text: string
  internal: boolean
}

/** Saves a comment on a passage of the document's current version. */
export async function beginThread(
  database: Database,
  { author, document, place, quote, text, internal }: Request,
): Promise<string> {
  const { content } = await getVersion(database, document)
  if (wordsAt(content, place) !== quote)
    throw new AppError('invalid-input', `These words are not there in version ${document.version}.`, {
      details: 'Mark them again in the document as it is shown.',
    })
  if ((await countThreads(database, document.id)) >= commentLimits.threads)
    throw new AppError('conflict', `This document has ${commentLimits.threads} comments already.`, {
      details: 'Answer to one of them instead.',
    })
  const { section: sectionId, block: blockId, part, start: starts, end: ends } = place
  const thread = { documentId: document.id, versionId: document.versionId, sectionId, blockId, part, starts, ends, quote, internal }
  return database.transaction().execute(async (transaction) => {
    const id = await addThread(transaction, { ...thread, author, text })
    const details = { documentId: document.id, number: document.version, internal, link: author.linkId }
    await recordAudit(transaction, { actor: actorOf(author), action: 'comment-made', subject: id, details })
    return id
  })
}

function wordsAt({ sections }: Content, { section, block, part, start, end }: Place): string | undefined {
  const texts = anchoredTexts(sections).find(({ sectionId, blockId }) => sectionId === section && blockId === block)
  return texts?.parts.find((one) => one.part === part)?.text.slice(start, end)
}
