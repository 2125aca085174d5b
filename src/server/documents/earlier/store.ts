import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Permitted } from '../policy.ts'
import { isShown, ownGrant, viewerValues } from '../shown-versions.ts'
import type { Document } from '../store.ts'

type Statement = NonNullable<Solution['statements']>[number]
export type EarlierAnswer = {
  /** The statement that the answer is offered for. */
  statement: string
  answer: NonNullable<Statement['answer']>
  /** The statement that was answered then, and true if it is identical apart from white space and case. */
  said: string
  isSame: boolean
  documentId: string
  title: string
  client: string
  number: string
}

/** With fewer different words, two statements cannot be called similar. */
const fewestWords = 5
/** The other statement may be at most this many times as long. */
const mostLonger = 1.2

const likeAnswers = prepareQuery<EarlierAnswer>(
  'list-earlier-answers',
  `with asked as materialized (
    select id, denies, md5(statement_words(text))::uuid as same, plainto_tsquery('english', text) as query,
      length(to_tsvector('english', text)) as length
    from json_to_recordset($5::json) as one (id text, text text, denies boolean)
  )
  select distinct on (asked.id) asked.id as statement, found.answer, found.said, found.same = asked.same as "isSame",
    documents.id as "documentId", versions.title, coalesce(clients.name, documents.client) as client, versions.number
  from asked join lateral (
      select * from approved_answers where same = asked.same
      union
      select * from approved_answers where asked.length >= ${fewestWords} and words @@ asked.query
        and length(words) <= asked.length * ${mostLonger}
    ) found on found.denies = asked.denies
    join versions on versions.id = found.version_id join documents on documents.id = versions.document_id
    join approvals on approvals.version_id = versions.id
    ${ownGrant} left join clients on clients.id = documents.client
  where documents.id <> $4::uuid and ${isShown}
  order by asked.id, found.same = asked.same desc, ts_rank(found.words, asked.query, 1) desc, approvals.approved_at desc`,
)

/** Answers in visible approved versions of other documents to the same or nearly the same statements. */
export const listEarlierAnswers = (
  database: Database,
  viewer: Viewer,
  { document, statements }: { document: Permitted<'read', Document>; statements: Pick<Statement, 'id' | 'text' | 'denies'>[] },
): Promise<EarlierAnswer[]> => {
  const asked = statements.map(({ id, text, denies }) => ({ id, text, denies }))
  return likeAnswers(database, [...viewerValues(viewer), document.id, JSON.stringify(asked)])
}
