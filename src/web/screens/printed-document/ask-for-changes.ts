import { reviewLimits } from '#shared/limits.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { reloadReviews } from '#web/reviews/queries.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import * as words from '#words/ask-for-changes.ts'

type Asking = { id: string; version: string; contentHash: string; dialog: Dialogs }

/** For a client that was not asked: the request is a review of their own, so that the consultants see it with the others. */
export async function askForChanges({ id, version, contentHash, dialog }: Asking): Promise<boolean> {
  const reason = await dialog.prompt({
    text: words.askForChangesTo(version),
    note: words.yourConsultantsSeeIt,
    label: words.whatHasToChange,
    type: 'text',
    maxLength: reviewLimits.reason,
    yes: words.askForChanges,
  })
  if (!reason) return false
  try {
    const { profile } = await api.settings.profile({})
    const asked = await api.reviews.ask({ id, version, people: [{ address: profile.email || profile.username }] })
    await api.reviews.decide({ id: asked.id, decision: 'changes-asked', reason, contentHash })
    return true
  } catch (error) {
    await dialog.alert({ text: sentenceFor(error), note: `“${reason}”` })
    return false
  } finally {
    await reloadReviews()
  }
}
