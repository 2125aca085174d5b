import type { sharedCommentsApi } from '#shared/api/shared-comments.ts'
import { AppError } from '#shared/errors.ts'
import { seenAs } from '#shared/visible-text.ts'
import { listStaffNames } from '#server/accounts/store.ts'
import { type Viewer, throttledAddress } from '#server/accounts/policy.ts'
import { replyTo } from '#server/comments/answer-thread.ts'
import { beginThread } from '#server/comments/begin-thread.ts'
import { followThreads } from '#server/comments/follow-threads.ts'
import { countGuestComments, findGuestThread, listGuestThreads } from '#server/comments/guests/store.ts'
import type { CommentsContext } from '#server/comments/handlers.ts'
import type { Author } from '#server/comments/policy.ts'
import { presentComment, presentWords } from '#server/comments/present-thread.ts'
import { listComments } from '#server/comments/store.ts'
import type { Handlers, Visit } from '#server/platform/serving/call.ts'
import { refuseTooMany } from '#server/sharing/refuse-too-many.ts'
import { addVisit } from '#server/sharing/links/store.ts'
import { linkComments } from '#server/sharing/policy.ts'
import { readShared, type Services } from './shared.ts'

type Context = CommentsContext & Pick<Services, 'linkSeal'>

/** Comments by guests with a link that allows them, signed in or not: under the name that they enter, never internal. */
export const sharedCommentHandlers: Handlers<typeof sharedCommentsApi, Viewer, Context> = {
  threads: async ({ input: { token }, ...came }, context) => {
    const { document, shown } = await readCommentable(context, token, came)
    const threads = await listGuestThreads(context.database, shown)
    const [places, comments] = await Promise.all([
      followThreads(context, threads, document.versionId),
      listComments(
        context.database,
        threads.map(({ id }) => id),
      ),
    ])
    const told = threads.map((thread) => ({
      ...presentWords(thread, places.get(thread)!),
      comments: comments.filter(({ threadId }) => threadId === thread.id).map(presentComment),
    }))
    return { version: document.version, threads: told }
  },

  begin: async ({ input: { token, name, place, quote, text }, ...came }, context) => {
    const guest = await readCommentable(context, token, came)
    const author = await admit(context, guest, { name, address: came.address })
    const { document } = guest
    const id = await beginThread(context.database, { author, document, place, quote, text, internal: false })
    await keepVisit(context, guest)
    return { success: true, id }
  },

  reply: async ({ input: { token, id, name, text }, ...came }, context) => {
    const guest = await readCommentable(context, token, came)
    const thread = await findGuestThread(context.database, guest.shown, id)
    if (!thread) throw new AppError('not-found', 'This comment does not exist, or you may not see it.')
    const author = await admit(context, guest, { name, address: came.address })
    await replyTo(context.database, { author, thread }, text)
    await keepVisit(context, guest)
    return { success: true }
  },
}

type Came = Pick<Visit, 'address' | 'cookies' | 'agent'>
type Guest = Awaited<ReturnType<typeof readCommentable>>

async function readCommentable(context: Context, token: string, came: Came) {
  const { document, link, visitor } = await readShared(context, token, came)
  if (!link?.mayComment) throw new AppError('not-allowed', 'This link shows the document, and takes no comments.')
  return { document, visitor, shown: { documentId: document.id, versionId: document.versionId, linkId: link.id } }
}

/** Returns the guest as an author, unless the link or the address has reached its limit of comments. */
async function admit(
  { database }: Context,
  { shown: { linkId } }: Guest,
  { name, address }: { name: string; address: string },
): Promise<Author> {
  await refuseNameOfStaff(database, name)
  await refuseTooMany(database, 'Too many comments in a short time.', [
    { subject: `link-comments:${linkId} ${throttledAddress(address)}`, limit: linkComments.perAddress },
    { subject: `link-comments:${linkId}`, limit: linkComments.perLink },
  ])
  if ((await countGuestComments(database, linkId)) >= linkComments.inAll)
    throw new AppError('conflict', `By this link ${linkComments.inAll} comments were made already.`, {
      details: 'Ask the sender for a new one.',
    })
  return { accountId: null, guest: name, linkId }
}

/** Readers of a comment must not mistake a guest for a member of staff. */
async function refuseNameOfStaff(database: Context['database'], name: string): Promise<void> {
  const isTaken = (await listStaffNames(database)).some((staff) => seenAs(staff) === seenAs(name))
  if (isTaken)
    throw new AppError('invalid-input', 'One of our staff has this name.', {
      details: 'Add your company, such as “Ana Ruiz (Fairholm)”.',
    })
}

const keepVisit = ({ database }: Context, { shown: { linkId }, visitor }: Guest) =>
  addVisit(database, linkId, { ...visitor, what: 'commented' })
