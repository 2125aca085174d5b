import { sql } from 'kysely'
import { expect } from 'vitest'
import type { givenApp } from '../given-app.ts'

type App = Awaited<ReturnType<typeof givenApp>>
type Staff = Awaited<ReturnType<App['signedIn']>>

/**
 * Creates a published document that was reviewed by a colleague and an outsider: one review ended with changes, the next with an approval.
 * Returns its id, and the texts that the client must not see.
 */
export async function givenInternalReviews(app: App, staff: Staff) {
  const name = 'Quentin Innes'
  const colleague = await app.signedIn(null, 'quentin@reviewers.test')
  await sql`update accounts set display_name = ${name} where username = ${colleague.username}`.execute(app.database)
  const asked = { documentType: 'word' as const, client: 'aldgate', projectName: 'Reviewed within', startFrom: 'customer-portal' }
  const { id } = (await staff.documentsV1.generate(asked)).document
  const version = '1.0.0'
  await staff.documentsV1.publish({ id, version })
  const outsider = { address: 'olive@outside.test', name: 'Olive Outside' }
  const notes = ['Are our margins in it?', 'And the day rates?']
  const reasons = ['The margins show.', 'No rates are left.']
  const { contentHash } = await staff.reviews.list({ id })
  const decide = async (note: string, decision: 'approved' | 'changes-asked') => {
    const people = [{ address: colleague.username }, ...(decision === 'approved' ? [] : [outsider])]
    const { id: review } = await staff.reviews.ask({ id, version, people, note })
    await colleague.reviews.decide({ id: review, decision, reason: reasons[notes.indexOf(note)]!, contentHash })
  }
  await decide(notes[0]!, 'changes-asked')
  await decide(notes[1]!, 'approved')
  // The notifications and lists of activity are written after the calls.
  const heard = async () => (await staff.notifications.list({})).notifications.filter(({ documentId }) => documentId === id)
  await expect.poll(async () => (await heard()).map(({ verb }) => verb)).toContain('version-approved')
  return { id, secrets: [name, colleague.username, 'quentin@reviewers.test', ...Object.values(outsider), ...notes, ...reasons] }
}
