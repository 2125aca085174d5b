import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Surroundings } from '#shared/api/document-page.ts'
import type { Section } from '#shared/content/content.ts'
import { isProse } from '#shared/content/prose.ts'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import { useSession } from '#web/accounts/session.ts'
import type { SectionTools } from '#web/documents/content/block-props.ts'
import { reloadDocuments } from '#web/documents/queries.ts'
import { findTypedSection } from '#web/editor/edit-draft-name.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as texts from '#words/document-page.ts'
import * as general from '#words/general.ts'
import type { Made } from './made-note.tsx'
import { RewriteButton } from './rewrite-button.tsx'

const SectionEditor = lazyPart(() => import('#web/editor/section-editor.tsx').then((file) => file.SectionEditor))
const TableEditing = lazyPart(() => import('#web/design/cells/table-editing.tsx').then((file) => file.TableEditing))

type Means = {
  printed: PrintedDocument
  around: Surroundings | undefined
  dialog: Dialogs
  onMade: (made: Made) => void
}

const toolStyle =
  'cursor-pointer rounded-sm px-1.5 py-0.5 text-ink-3 hover:bg-raised hover:text-ink disabled:cursor-default pointer-coarse:min-h-11 pointer-coarse:px-3'

/** The tools for each section of the current version, for users who may write. */
export function useSectionTools({ printed, around, dialog, onMade }: Means) {
  const account = useSession()
  const { id, version } = printed
  const owner = { account: `${account?.email} ${account?.displayName}`, document: id }
  // Text that was typed before a reload is shown again at once.
  const [editing, setEditing] = useState(() => findTypedSection(owner))
  /** The section with text whose tables are edited as well. */
  const [withCells, setWithCells] = useState<string>()
  const navigate = useNavigate()
  if (!around?.mayEdit || !account) return undefined
  const isStaff = account.client === null
  // Of a section without text, staff edit the facts in its tables; an empty one is for text.
  const mayWrite = ({ blocks }: Section) => blocks.length === 0 || blocks.some(isProse)
  const hasTables = ({ blocks }: Section) => blocks.some(({ type }) => type === 'table')
  const place = (section: string) => ({ ...owner, section })
  const focusOn = (section: string) => () => document.querySelector<HTMLElement>(`[data-edits="${CSS.escape(section)}"]`)?.focus()
  const close = (section: string) => {
    setEditing(undefined)
    setWithCells(undefined)
    requestAnimationFrame(focusOn(section))
  }
  // Reloads first, because the tools for the new version, such as writing a section again, must be known when the page announces it.
  const showSaved = async ({ heading }: Section, saved: string, note?: string) => {
    await navigate(`/documents/${id}`)
    await reloadDocuments()
    onMade({ from: version, version: saved, words: texts.isSaved(heading), note })
  }
  const tools: SectionTools = {
    insteadOf: (section) =>
      section.id === editing && (
        <Suspense fallback={<output className="font-sans text-sm text-ink-3">{general.loading}</output>}>
          {mayWrite(section) && (
            <SectionEditor
              // A new version gets a new editor, which takes over the typed text.
              key={version}
              section={section}
              base={version}
              place={place(section.id)}
              onSaved={(saved) => {
                close(section.id)
                void showSaved(section, saved)
              }}
              onClosed={() => close(section.id)}
              onStale={() => void reloadDocuments()}
            />
          )}
          {isStaff && mayWrite(section) && hasTables(section) && withCells !== section.id && (
            <p className="my-3">
              <button type="button" className={`${toolStyle} font-sans text-sm underline`} onClick={() => setWithCells(section.id)}>
                {texts.editTables}
              </button>
            </p>
          )}
          {isStaff && (!mayWrite(section) || withCells === section.id) && (
            <TableEditing
              {...{ id, version, section }}
              onSaved={(saved, outdated) => showSaved(section, saved, outdated)}
              onClosed={() => close(section.id)}
            />
          )}
        </Suspense>
      ),
    below: (section) => (
      <div className="relative font-sans text-xs sm:h-0 print:hidden">
        <div className="flex justify-end gap-1 sm:absolute sm:right-0 sm:bottom-4.5 sm:bg-surface">
          {(isStaff || mayWrite(section)) && (
            <button
              type="button"
              data-edits={section.id}
              aria-label={texts.editSection(section.heading)}
              aria-expanded={section.id === editing}
              onClick={() => setEditing(section.id)}
              className={toolStyle}
            >
              {general.edit}
            </button>
          )}
          {around.chapters.includes(section.id) && (
            <RewriteButton section={section} base={version} id={id} around={around} dialog={dialog} className={toolStyle} />
          )}
        </div>
      </div>
    ),
  }
  return { tools, edit: setEditing }
}
