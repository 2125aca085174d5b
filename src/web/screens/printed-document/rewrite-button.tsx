import { useNavigate } from 'react-router'
import type { Surroundings } from '#shared/api/document-page.ts'
import type { Section } from '#shared/content/content.ts'
import { mostWish } from '#shared/limits.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { comparePath } from '#web/comparison/compare-link.tsx'
import { awaitWork } from '#web/documents/await-work.ts'
import { reloadDocuments } from '#web/documents/queries.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as texts from '#words/document-page.ts'
import * as general from '#words/general.ts'
import type { Made } from './made-note.tsx'

type RewriteButtonProps = {
  section: Section
  id: string
  base: string
  around: Surroundings
  dialog: Dialogs
  className: string
}

/**
 * Has a chapter's prose written again, with the user's request if a model writes, and shows the changes. Without a model, only a chapter
 * edited by hand can be written again: the others would come out the same.
 */
export function RewriteButton({ section, id, base, around, dialog, className }: RewriteButtonProps) {
  const navigate = useNavigate()
  const within = [...walkSections([section])].map((one) => one.section.id)
  const isEdited = around.edited.some((edited) => within.includes(edited))
  const { isBusy, begin } = useWork(async () => {
    const asked = await askFor(section, { isEdited, isOffline: around.isOffline, dialog })
    if (!asked) return undefined
    try {
      const { key } = await api.documentPage.rewrite(
        { id, section: section.id, base, ...asked },
        { idempotencyKey: crypto.randomUUID() },
      )
      const { document } = await awaitWork(key)
      await reloadDocuments()
      // Navigates only if the user is still on this page.
      if (window.location.pathname !== `/documents/${id}`) return undefined
      const made: Made = { from: base, version: document.version, words: texts.wasWrittenAgain(section.heading) }
      return navigate(comparePath({ documentId: id, from: base, to: document.version }), { state: { made } })
    } catch (error) {
      await dialog.alert({ text: texts.sectionWasNotWrittenAgain, note: sentenceFor(error) })
      return reloadDocuments()
    }
  })
  if (around.isOffline && !isEdited) return null
  return (
    <button
      type="button"
      aria-label={texts.rewriteSection(section.heading)}
      aria-disabled={isBusy}
      onClick={begin}
      className={className}
    >
      {isBusy ? general.writing : texts.rewrite}
    </button>
  )
}

type Circumstances = { isEdited: boolean; isOffline: boolean; dialog: Dialogs }

/** Asks for the request to send; undefined if the user cancelled. */
async function askFor(
  { heading }: Section,
  { isEdited, isOffline, dialog }: Circumstances,
): Promise<{ wish?: string } | undefined> {
  const text = texts.writeAgain(heading)
  if (!isOffline) {
    const note = isEdited ? texts.whatWasWrittenInIt : texts.everyOtherChapterAndWhat
    const label = texts.howItShouldBeSuch
    const wish = await dialog.prompt({
      text,
      note,
      label,
      type: 'text',
      isOptional: true,
      maxLength: mostWish,
      yes: texts.writeAgainYes,
    })
    return wish === undefined ? undefined : { ...(wish && { wish }) }
  }
  const note = texts.whatWasWrittenInItBy
  return (await dialog.confirm({ text, note, yes: texts.writeAgainYes, no: general.cancel })) ? {} : undefined
}
