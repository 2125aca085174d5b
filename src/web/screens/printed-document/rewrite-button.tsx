import type { Surroundings } from '#shared/api/document-page.ts'
import type { Section } from '#shared/content/content.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { awaitWork } from '#web/documents/await-work.ts'
import { reloadDocuments } from '#web/documents/queries.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { useWork } from '#web/ui/use-work.ts'
import type { Made } from './made-note.tsx'

type RewriteButtonProps = {
  section: Section
  id: string
  base: string
  around: Surroundings
  dialog: Dialogs
  onMade: (made: Made) => void
  className: string
}

/** Has one chapter's prose written again; where the same words would come, it says so. */
export function RewriteButton({ section, id, base, around, dialog, onMade, className }: RewriteButtonProps) {
  const within = [...walkSections([section])].map((one) => one.section.id)
  const isEdited = around.edited.some((edited) => within.includes(edited))
  const { isBusy, begin } = useWork(async () => {
    if (around.isOffline && !isEdited) {
      const note = 'No model writes here, and the same facts give the same words. Edit the section, or rule on what is open.'
      return dialog.alert({ text: 'The same words would come', note })
    }
    const note = isEdited
      ? 'What was written in it by hand gives way; the version before keeps it.'
      : 'Every other chapter stays as it is.'
    if (!(await dialog.confirm({ text: `Write ‘${section.heading}’ again?`, note, yes: 'Write again', no: 'Cancel' })))
      return undefined
    try {
      const { key } = await api.documentPage.rewrite({ id, section: section.id, base }, { idempotencyKey: crypto.randomUUID() })
      const { document } = await awaitWork(key)
      onMade({ from: base, version: document.version, words: `‘${section.heading}’ was written again` })
    } catch (error) {
      await dialog.alert({ text: 'The section was not written again', note: sentenceFor(error) })
    }
    return reloadDocuments()
  })
  return (
    <button type="button" aria-label={`Rewrite ${section.heading}`} aria-disabled={isBusy} onClick={begin} className={className}>
      {isBusy ? 'Writing…' : 'Rewrite'}
    </button>
  )
}
