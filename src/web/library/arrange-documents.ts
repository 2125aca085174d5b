import type { LibraryRow } from '#shared/api/library.ts'
import { libraryLimits } from '#shared/library.ts'
import { api } from '#web/api/api.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { offerEnding } from '#web/documents/offer-ending.ts'
import * as general from '#words/general.ts'
import * as texts from '#words/library.ts'

/** A message about the action, and the function that undoes it. */
export type Done = { words: string; undo: () => Promise<Done> }

/** Asks for a new name and saves it; undefined if the user cancelled. */
export async function askForName(dialog: Dialogs, row: LibraryRow): Promise<Done | undefined> {
  const name = await dialog.prompt({
    text: texts.renameDocument,
    note: texts.itsVersionsKeepTheirTitle(row.title),
    label: general.name,
    type: 'text',
    maxLength: libraryLimits.name,
    value: row.name,
    yes: texts.rename,
  })
  return name === undefined || name === row.name ? undefined : rename(row.id, row.name, name)
}

async function rename(id: string, from: string, name: string): Promise<Done> {
  const answer = await api.library.rename({ id, name, from })
  return { words: texts.renamedTo(answer.name), undo: () => rename(id, answer.name, from) }
}

export async function archive(dialog: Dialogs, { id, name }: Pick<LibraryRow, 'id' | 'name'>, archived: boolean): Promise<Done> {
  const { open } = await api.library.archive({ id, archived })
  const isEnded = archived && (await offerEnding(dialog, { name, open, end: () => api.sharing.endAll({ id }) }))
  const archivedWords = isEnded ? texts.isArchivedAndNoLongerShared(name) : texts.isArchived(name)
  return {
    words: archived ? archivedWords : texts.isInLibraryAgain(name),
    undo: () => archive(dialog, { id, name }, !archived),
  }
}
