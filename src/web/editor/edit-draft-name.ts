/** The account, document and section of a draft. Drafts outlive the tab and the sign-in, and are not shown to other users. */
export type DraftPlace = { account: string; document: string; section: string }

export const editDraftName = ({ account, document, section }: DraftPlace) => `edit-draft:${account}:${document}:${section}`

/** The section of a document in which text was typed and not saved; undefined if there is none. */
export function findTypedSection(place: Omit<DraftPlace, 'section'>): string | undefined {
  const start = editDraftName({ ...place, section: '' })
  try {
    return Object.keys(localStorage)
      .find((name) => name.startsWith(start))
      ?.slice(start.length)
  } catch {
    // The storage is forbidden.
    return undefined
  }
}
