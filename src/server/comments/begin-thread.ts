import type { Place } from '#shared/api/comments.ts'
import { commentLimits } from '#shared/comment-limits.ts'
import { anchoredTexts } from '#shared/content/anchored-texts.ts'
import type { Content } from '#shared/content/content.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Permitted } from '#server/documents/policy.ts'
import { type Document, getVersion } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import { addThread, countThreads } from './store.ts'

type Request = {
  viewer: Viewer
  document: Permitted<'read', Document>
  place: Place
  quote: string
  text: string
  internal: boolean
}

/** Keeps a comment on words of the version that the document is in. */
export async function beginThread(
  database: Database,
  { viewer, document, place, quote, text, internal }: Request,
): Promise<string> {
  const { content } = await getVersion(database, document)
  if (wordsAt(content, place) !== quote)
    throw new AppError('invalid-input', `These words do not stand there in version ${document.version}.`, {
      details: 'Mark them again in the document as it is shown.',
    })
  if ((await countThreads(database, document.id)) >= commentLimits.threads)
    throw new AppError('conflict', `This document has ${commentLimits.threads} comments already.`, {
      details: 'Answer to one of them instead.',
    })
  const { section: sectionId, block: blockId, part, start: starts, end: ends } = place
  const thread = { documentId: document.id, versionId: document.versionId, sectionId, blockId, part, starts, ends, quote, internal }
  return database.transaction().execute(async (transaction) => {
    const id = await addThread(transaction, { ...thread, accountId: viewer.accountId, text })
    const details = { documentId: document.id, number: document.version, internal }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'comment-made', subject: id, details })
    return id
  })
}

function wordsAt({ sections }: Content, { section, block, part, start, end }: Place): string | undefined {
  const texts = anchoredTexts(sections).find(({ sectionId, blockId }) => sectionId === section && blockId === block)
  return texts?.parts.find((one) => one.part === part)?.text.slice(start, end)
}
