import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import { api } from '#web/api/api.ts'
import { reloadDocuments, useVersions } from '#web/documents/queries.ts'
import { reloadReviews, useReviews } from '#web/reviews/queries.ts'
import { fetchPart } from '#web/ui/connection.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import * as words from '#words/document-page.ts'
import * as general from '#words/general.ts'

export type NextStep = { label: string } & ({ run: () => void | Promise<void> } | { to: string })

type Around = {
  printed: PrintedDocument
  isStaff: boolean
  dialog: Dialogs
  onSend: (right: 'read' | 'approve') => void
  onPanel: (panel: string) => void
  onSaid: (sentence: string) => void
}

/** The viewer's next steps for the state of the version, the most important first. */
export function useNextSteps(around: Around): NextStep[] {
  const { printed, isStaff, onSend } = around
  const { id, version, state } = printed
  const { data: history } = useVersions(id)
  const { data: reviews } = useReviews(id, version)
  const asked = useAskedOfClient(id, isStaff)
  // Reloads after another person's decision.
  const isStale = reviews !== undefined && isUnderWay(state) && stateOf(reviews.state) !== state
  useEffect(() => void (isStale && reloadDocuments()), [isStale])
  if (state === 'superseded') return [{ label: words.openCurrentVersion, to: `/documents/${id}` }]
  if (state === 'archived' || !history || !reviews) return []
  const decision = decideSteps(around, { mayApprove: isUnderWay(state) && history.rights.approve, reviews })
  const answer = asked > 0 ? [{ label: words.answerQuestions(asked), run: () => around.onPanel('questions') }] : []
  if (state === 'approved' || state === 'published') {
    const send = { label: isStaff ? words.sendToClient : general.share, run: () => onSend('read') }
    // The client's people may be asked to approve what the firm has approved.
    return [...decision, ...answer, ...(printed.mayShare ? [send] : [])]
  }
  if (answer.length > 0) return [...decision, ...answer]
  if (state === 'draft' && isStaff && reviews.mayAsk)
    return [{ label: words.sendForReview, run: () => onSend('approve') }, ...decision]
  return decision
}

/** Counts the questions of the document that were put to the viewer and have no answer yet. */
function useAskedOfClient(id: string, isStaff: boolean): number {
  // The home page's own query; its module is not imported, so that the page of a document loads no file of the home page.
  const { data } = useQuery({ queryKey: ['overview', ''], queryFn: () => api.overview.get({}), enabled: !isStaff })
  const found = data?.kind === 'client' ? data.asked.find(({ document }) => document.id === id) : undefined
  return found?.questions.length ?? 0
}

const isUnderWay = (state: PrintedDocument['state']) => state === 'draft' || state === 'in-review'
const stateOf = (review: Reviews['state']) => (review === 'changes-asked' ? 'draft' : review)

type Reviews = NonNullable<ReturnType<typeof useReviews>['data']>

/** Steps to approve, within a review or without one, and to ask for changes. A client decides only once on a version. */
function decideSteps(around: Around, { mayApprove, reviews }: { mayApprove: boolean; reviews: Reviews }): NextStep[] {
  const { printed, isStaff, dialog, onPanel, onSaid } = around
  const { id, version, client } = printed
  const open = reviews.reviews.find((review) => review.version === version && review.mayDecide)
  const isForOthers = !isStaff && reviews.state !== 'draft'
  if (!open && (!mayApprove || isForOthers)) return []
  const approve = async () => {
    if (!open) {
      const { approveVersion } = await fetchPart(() => import('#web/documents/act-on-version.ts'))
      const showTo = isStaff && printed.mayPublish ? client : undefined
      return approveVersion({ id, version, dialog, showTo, returnTo: () => document.getElementById('document') })
    }
    const question = { text: words.approveThisVersion(version), note: words.approvalStaysOnRecord(open.askedBy) }
    if (!(await dialog.confirm({ ...question, yes: general.approve, no: general.cancel }))) return
    await api.reviews.decide({ id: open.id, decision: 'approved', reason: '', contentHash: reviews.contentHash })
    await reloadReviews()
    onSaid(words.youApproved(version))
  }
  const refuse = async () => {
    const { askForChanges } = await fetchPart(() => import('./ask-for-changes.ts'))
    if (await askForChanges({ id, version, contentHash: reviews.contentHash, dialog })) onSaid(words.youAskedForChanges(version))
  }
  const askForChanges = { label: words.askForChanges, run: open ? () => onPanel('review') : refuse }
  return [{ label: general.approve, run: approve }, ...(open || !isStaff ? [askForChanges] : [])]
}
