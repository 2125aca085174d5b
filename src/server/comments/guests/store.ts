import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import { type FoundThread, hasUndeletedComment, threadColumns } from '../store.ts'

/**
 * The threads that a guest of a link sees: those on the version that the link shows, and those begun through the link, in any version that
 * it showed then; never internal ones.
 */
const threads = `
  select ${threadColumns}
  from threads join versions on versions.id = threads.version_id left join accounts resolvers on resolvers.id = resolved_by
  where threads.document_id = $1 and (threads.version_id = $2 or threads.link_id = $3) and not internal and ${hasUndeletedComment}`
const listSeen = prepareQuery<FoundThread>('list-threads-of-link', `${threads} order by threads.created_at`)
const findSeen = prepareQuery<FoundThread>('find-thread-of-link', `${threads} and threads.id = $4`)

/** The document, version and link that a guest has opened. */
export type Shown = { documentId: string; versionId: string; linkId: string }
const valuesOf = ({ documentId, versionId, linkId }: Shown) => [documentId, versionId, linkId]

export const listGuestThreads = (database: Database, shown: Shown): Promise<FoundThread[]> => listSeen(database, valuesOf(shown))

export const findGuestThread = async (database: Database, shown: Shown, id: string): Promise<FoundThread | undefined> =>
  (await findSeen(database, [...valuesOf(shown), id]))[0]

export const countGuestComments = async (database: Database, linkId: string): Promise<number> =>
  (
    await database
      .withTables<{ comments: { link_id: string | null } }>()
      .selectFrom('comments')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('link_id', '=', linkId)
      .executeTakeFirstOrThrow()
  ).count
