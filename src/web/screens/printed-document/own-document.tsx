import Share2 from 'lucide-react/icons/share-2'
import { Suspense, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import { useSession } from '#web/accounts/session.ts'
import { api } from '#web/api/api.ts'
import { comparePath } from '#web/comparison/compare-link.tsx'
import { OutOfDateNote } from '#web/documents/out-of-date-note.tsx'
import { useSurroundings } from '#web/documents/surroundings.ts'
import { WaitingList } from '#web/documents/waiting/waiting-list.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { useKey } from '#web/ui/page-keys.ts'
import * as words from '#words/document-page.ts'
import * as general from '#words/general.ts'
import { saveAsDesign } from '#words/reference-designs.ts'
import { ClaimCard } from './claim-card.tsx'
import { DocumentPage } from './document-page.tsx'
import { MadeNote, type Made } from './made-note.tsx'
import { panels } from './panels.ts'
import { PublishButton } from './publish-button.tsx'
import { Rail, RailButton, useRail } from './rail.tsx'
import { dotsOf } from './section-dots.ts'
import { useSectionTools } from './section-tools.tsx'
import { findReached } from './use-current-section.ts'

const CommentsLayer = lazyPart(() => import('#web/comments/comments-layer.tsx').then((file) => file.CommentsLayer))
const AddDesignNote = lazyPart(() => import('./add-design-note.tsx').then((file) => file.AddDesignNote))
const ChangeDesign = lazyPart(() => import('./change-design.tsx').then((file) => file.ChangeDesign))
const ClientNotes = lazyPart(() => import('./client-notes.tsx').then((file) => file.ClientNotes))
const SaveAsDesign = lazyPart(() => import('./save-as-design.tsx').then((file) => file.SaveAsDesign))
const SharingPanel = lazyPart(() => import('#web/sharing/sharing-panel.tsx').then((file) => file.SharingPanel))

/** A version for somebody who is signed in: the paper, what stands around it, and what they may do to it. */
export function OwnDocument({ printed }: { printed: PrintedDocument }) {
  const { id, version, content } = printed
  const [isSharing, setSharing] = useState(false)
  const [made, setMade] = useState<Made>()
  const [isSavingDesign, setSavingDesign] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const rail = useRail(panels)
  const isOfClient = (useSession()?.client ?? null) !== null
  const paper = useRef<HTMLElement>(null)
  const { dialogs, ...dialog } = useDialogs()
  const { data: around } = useSurroundings(id, version)
  const work = useSectionTools({ printed, around, dialog, onMade: setMade })
  const shown = { document: id, version }
  const mayChange = around?.mayEdit && !isOfClient && around.design.isDesigned && !around.isOffline
  return (
    <DocumentPage
      printed={printed}
      paper={paper}
      hasClaims
      tools={work?.tools}
      dots={dotsOf(content.sections, around)}
      home="/dashboard"
      pictureOf={(block) => api.sharing.picture({ id, block, version })}
      fileOf={(format) => api.documentsV3.download({ id, format, version })}
      bar={
        <>
          <WaitingList />
          <RailButton rail={rail} {...shown} />
        </>
      }
      rail={
        <>
          <Rail rail={rail} {...shown} />
          <Suspense>
            <CommentsLayer paper={paper} onOpen={() => rail.open('comments')} onClose={() => rail.setOpen(false)} {...shown} />
          </Suspense>
          <ClaimCard paper={paper} onBrief={() => rail.open('brief')} onQuestions={() => rail.open('questions')} {...shown} />
          {work && <EditKey edit={work.edit} sections={[...walkSections(content.sections)].map(({ section }) => section.id)} />}
          {around?.since && <CompareKey id={id} version={version} since={around.since} />}
          {dialogs}
        </>
      }
      actions={
        <>
          {printed.mayPublish && <PublishButton printed={printed} />}
          {around?.mayEdit && !isOfClient && (
            <Link to={`/documents/${id}/design`} className={buttonStyle({ size: 'small' })}>
              {words.editDesign}
            </Link>
          )}
          {mayChange && (
            <Button size="small" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
              {words.changeDesign}
            </Button>
          )}
          {!isOfClient && printed.status === 'Approved' && around?.design.isDesigned && (
            <Button size="small" aria-expanded={isSavingDesign} onClick={() => setSavingDesign(!isSavingDesign)}>
              {saveAsDesign}
            </Button>
          )}
          {printed.mayShare && <ShareButton isOpen={isSharing} onChange={setSharing} />}
        </>
      }
    >
      {printed.outOfDate && (
        <div className="border-l-3 border-warning pl-3">
          <OutOfDateNote outOfDate={printed.outOfDate} />
        </div>
      )}
      {isOfClient && (
        <Suspense>
          <ClientNotes printed={printed} onPanel={rail.open} />
        </Suspense>
      )}
      {made && <MadeNote id={id} made={made} onGone={() => setMade(undefined)} />}
      {around?.mayEdit && !isOfClient && !around.design.isDesigned && (
        <Suspense>
          <AddDesignNote printed={printed} design={around.design} dialog={dialog} />
        </Suspense>
      )}
      {around && <Marks marks={around.marks} />}
      {mayChange && isChanging && (
        <Suspense>
          <ChangeDesign id={id} version={version} onClose={() => setChanging(false)} />
        </Suspense>
      )}
      {isSavingDesign && (
        <Suspense fallback={<output className="text-sm text-ink-3">{general.loading}</output>}>
          <SaveAsDesign id={id} version={version} />
        </Suspense>
      )}
      {isSharing && (
        <Suspense fallback={<output className="text-sm text-ink-3">{general.loading}</output>}>
          <SharingPanel printed={printed} />
        </Suspense>
      )}
    </DocumentPage>
  )
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

/** What is to be read over, each with the way to it. */
const Marks = ({ marks }: { marks: { section: string; heading: string; code: string; sentence: string }[] }) =>
  marks.length > 0 && (
    <ul aria-label={words.marked} className="grid gap-1 border-l-3 border-warning pl-3 text-sm">
      {marks.map(({ section, heading, code, sentence }) => (
        <li key={section + code} className="wrap-anywhere">
          <a href={`#content-${section}`} className="font-medium underline underline-offset-2">
            {heading}
          </a>
          : {sentence}
        </li>
      ))}
    </ul>
  )

const ShareButton = ({ isOpen, onChange }: { isOpen: boolean; onChange: (isOpen: boolean) => void }) => (
  <Button size="small" aria-expanded={isOpen} onClick={() => onChange(!isOpen)}>
    <Share2 aria-hidden size={14} className="text-ink-3" />
    {general.share}
  </Button>
)
