import { type ComponentProps, Suspense, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import { useSession } from '#web/accounts/session.ts'
import { api } from '#web/api/api.ts'
import { comparePath } from '#web/comparison/compare-link.tsx'
import { useVersions } from '#web/documents/queries.ts'
import { useSurroundings } from '#web/documents/surroundings.ts'
import { WaitingList } from '#web/documents/waiting/waiting-list.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import type { MenuItem } from '#web/ui/menu-button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { useKey } from '#web/ui/page-keys.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { SendStart } from '#web/sending/send-dialog.tsx'
import { SendProvider } from '#web/sending/send-provider.ts'
import * as words from '#words/document-page.ts'
import * as general from '#words/general.ts'
import { saveAsDesign } from '#words/reference-designs.ts'
import { ClaimCard } from './claim-card.tsx'
import { DocumentActions } from './document-actions.tsx'
import { DocumentNotes } from './document-notes.tsx'
import { DocumentPage } from './document-page.tsx'
import { MadeNote, type Made } from './made-note.tsx'
import { EditBriefButton } from './edit-brief-button.tsx'
import { panels } from './panels.ts'
import { Rail, RailButton, useRail } from './rail.tsx'
import { dotsOf } from './section-dots.ts'
import { useSectionTools } from './section-tools.tsx'
import { findReached } from './use-current-section.ts'

const CommentsLayer = lazyPart(() => import('#web/comments/comments-layer.tsx').then((file) => file.CommentsLayer))
const ChangeDesign = lazyPart(() => import('./change-design.tsx').then((file) => file.ChangeDesign))
const SaveAsDesign = lazyPart(() => import('./save-as-design.tsx').then((file) => file.SaveAsDesign))
const SendDialog = lazyPart(() => import('#web/sending/send-dialog.tsx').then((file) => file.SendDialog))
const SharingPanel = lazyPart(() => import('#web/sharing/sharing-panel.tsx').then((file) => file.SharingPanel))

type Opened = 'sharing' | 'saving' | 'changing'

/** A version for a signed-in user: the document, the panels around it, and the actions. */
export function OwnDocument({ printed }: { printed: PrintedDocument }) {
  const { id, version, content } = printed
  const [opened, setOpened] = useState<Opened>()
  const [made, setMade] = useState<Made>()
  const [sending, setSending] = useSendStart()
  const rail = useRail(panels)
  const isStaff = useSession()?.client === null
  const paper = useRef<HTMLElement>(null)
  const { dialogs, ...dialog } = useDialogs()
  const { say, toast } = useToast()
  const { data: around } = useSurroundings(id, version)
  const path = usePath(printed, isStaff)
  const work = useSectionTools({ printed, around, dialog, onMade: setMade })
  const shown = { document: id, version }
  const isWriter = around?.mayEdit === true && isStaff
  const mayChange = isWriter && around.design.isDesigned && !around.isOffline
  const open = (part: Opened) => () => setOpened(opened === part ? undefined : part)
  const more = moreActions({ printed, isStaff, around, mayChange, open, onSend: () => setSending({ right: 'read' }) })
  return (
    <DocumentPage
      printed={printed}
      paper={paper}
      hasClaims
      tools={work?.tools}
      dots={dotsOf(content.sections, around)}
      home="/dashboard"
      path={path}
      pictureOf={(block) => api.sharing.picture({ id, block, version })}
      bar={
        <>
          <WaitingList />
          <RailButton rail={rail} {...shown} />
        </>
      }
      rail={
        <>
          <SendProvider value={setSending}>
            <Rail rail={rail} {...shown} />
          </SendProvider>
          <Suspense>
            <CommentsLayer paper={paper} onOpen={() => rail.open('comments')} onClose={() => rail.setOpen(false)} {...shown} />
          </Suspense>
          <ClaimCard paper={paper} onBrief={() => rail.open('brief')} onQuestions={() => rail.open('questions')} {...shown} />
          {work && <EditKey edit={work.edit} sections={[...walkSections(content.sections)].map(({ section }) => section.id)} />}
          {around?.since && <CompareKey id={id} version={version} since={around.since} />}
          {sending && (
            <Suspense>
              <SendDialog printed={printed} start={sending} isStaff={isStaff} onClose={() => setSending(undefined)} />
            </Suspense>
          )}
          {dialogs}
          {toast}
          {made && <MadeInSight id={id} made={made} onGone={() => setMade(undefined)} />}
        </>
      }
      actions={
        <DocumentActions
          {...{ printed, isStaff, dialog, more }}
          onSend={(right) => setSending({ right })}
          onPanel={rail.open}
          onSaid={say}
        >
          {isWriter && (
            <Link to={`/documents/${id}/design`} className={buttonStyle({ size: 'small' })}>
              {words.editDesign}
            </Link>
          )}
          {isWriter && <EditBriefButton {...{ printed, dialog }} />}
        </DocumentActions>
      }
    >
      <DocumentNotes {...{ printed, isStaff, isWriter, around, dialog }} onPanel={rail.open} />
      {opened && (
        <Suspense fallback={<output className="text-sm text-ink-3">{general.loading}</output>}>
          {opened === 'changing' && <ChangeDesign id={id} version={version} onClose={() => setOpened(undefined)} />}
          {opened === 'saving' && <SaveAsDesign id={id} version={version} />}
          {opened === 'sharing' && <SharingPanel printed={printed} />}
        </Suspense>
      )}
    </DocumentPage>
  )
}

/** Says what was saved where it is in sight, also after an edit far down the page. */
const MadeInSight = (props: ComponentProps<typeof MadeNote>) => (
  <div className="pointer-events-none fixed inset-x-0 bottom-4 z-40 flex justify-center px-4 print:hidden">
    <div className="pointer-events-auto rounded-lg border border-line bg-surface py-1.5 pr-1.5 pl-4 text-sm shadow-lg">
      <MadeNote {...props} />
    </div>
  </div>
)

type MoreActions = {
  printed: PrintedDocument
  isStaff: boolean
  around: ReturnType<typeof useSurroundings>['data']
  mayChange: boolean
  open: (part: Opened) => () => void
  onSend: () => void
}

/** Actions other than the next step. */
function moreActions({ printed, isStaff, around, mayChange, open, onSend }: MoreActions): MenuItem[] {
  const { id, version, status, state, mayShare } = printed
  const isUnderWay = state === 'draft' || state === 'in-review'
  return [
    ...(mayShare && isUnderWay ? [{ label: isStaff ? words.sendToClientMore : general.share, onChoose: onSend }] : []),
    ...(mayShare ? [{ label: words.whoHasAccess, onChoose: open('sharing') }] : []),
    ...(mayChange ? [{ label: words.changeDesign, onChoose: open('changing') }] : []),
    ...(isStaff && status === 'Approved' && around?.design.isDesigned ? [{ label: saveAsDesign, onChoose: open('saving') }] : []),
    ...(around?.since
      ? [{ label: words.compareWithVersion(around.since), to: comparePath({ documentId: id, from: around.since, to: version }) }]
      : []),
  ]
}

/** Opens the dialog at once if the URL names a question to ask. */
function useSendStart() {
  const asked = useSearchParams()[0].get('ask')
  return useState<SendStart | undefined>(asked === null ? undefined : { right: 'answer', question: asked })
}

/** A link to the client's page, for staff. */
function usePath({ id, client }: PrintedDocument, isStaff: boolean) {
  const { data } = useVersions(id)
  return isStaff && data ? [{ label: client, to: `/clients/${data.document.client}` }] : []
}

function CompareKey({ id, version, since }: { id: string; version: string; since: string }) {
  const navigate = useNavigate()
  useKey('d', words.compareWithVersion(since), () => void navigate(comparePath({ documentId: id, from: since, to: version })))
  return null
}

function EditKey({ edit, sections }: { edit: (section: string) => void; sections: string[] }) {
  useKey('e', words.editSectionBeingRead, () => {
    const section = findReached(sections) ?? sections[0]
    if (section !== undefined) edit(section)
  })
  return null
}
