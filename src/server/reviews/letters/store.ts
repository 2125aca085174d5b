import type { Database } from '#server/platform/database.ts'

type Tables = {
  reviewers: { review_id: string; person_key: string; email: string; sealed_token: Buffer | null; letter_id: string | null }
}
const own = (database: Database) => database.withTables<Tables>()

/** The id of the email with the request to that address, if there was one. */
export async function findLetterOf(database: Database, reviewId: string, email: string): Promise<string | undefined> {
  const query = own(database).selectFrom('reviewers').where('review_id', '=', reviewId).where('email', '=', email)
  return (await query.select('letter_id as id').executeTakeFirst())?.id ?? undefined
}

/** The sealed links of reviewers. */
export const listSealedReviewers = (transaction: Database) =>
  own(transaction)
    .selectFrom('reviewers')
    .where('sealed_token', 'is not', null)
    .select(['review_id as reviewId', 'person_key as personKey', 'sealed_token as sealedToken'])
    .execute()

export async function putSealedReviewer(
  transaction: Database,
  { reviewId, personKey, sealedToken }: { reviewId: string; personKey: string; sealedToken: Buffer },
): Promise<void> {
  await own(transaction)
    .updateTable('reviewers')
    .set({ sealed_token: sealedToken })
    .where('review_id', '=', reviewId)
    .where('person_key', '=', personKey)
    .execute()
}
