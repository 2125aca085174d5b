import '#web/design/design.css'
import { Suspense, useState } from 'react'
import { firm } from '#shared/firm.ts'
import { FollowersNote } from '#web/design/followers.tsx'
import { Findings } from '#web/design/findings.tsx'
import { SaveBar } from '#web/design/save-bar.tsx'
import { Clashes } from '#web/design/clashes.tsx'
import type { designQuery } from '#web/design/design-query.ts'
import { useDesign } from '#web/design/use-design.ts'
import { WaitingList } from '#web/documents/waiting/waiting-list.tsx'
import { NoticeBanner } from '#web/ui/notice-banner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Options } from '#web/ui/options.tsx'
import { Select } from '#web/ui/select.tsx'
import { useAddressChoices } from '#web/ui/use-address-choices.ts'
import { useMedia, wide } from '#web/ui/use-media.ts'
import { useChosenTab } from '#web/ui/use-tabs.ts'
import * as general from '#words/general.ts'
import * as words from '#words/design.ts'
import { DocumentBar } from '../document-bar.tsx'
import { DesignView, type ViewName, viewNames } from './design-view.tsx'

type DesignPageProps = {
  id: string
  loaded: Awaited<ReturnType<NonNullable<ReturnType<typeof designQuery>['queryFn']>>>
}

const tabStyle =
  'flex h-9 shrink-0 cursor-pointer items-center rounded-md px-3 text-sm text-ink-2 hover:bg-raised hover:text-ink aria-selected:bg-raised aria-selected:font-medium aria-selected:text-ink pointer-coarse:h-11'

/** The workspace of a design: one view at a time, its problems, and the draft to save as a version. */
export function DesignPage({ id, loaded }: DesignPageProps) {
  const edited = useDesign(id, loaded)
  const { editing, moved } = edited
  const [search, setSearch] = useAddressChoices()
  const view = viewNames.find((name) => name === search.get('view')) ?? viewNames[0]
  const onChoose = (chosen: ViewName) => setSearch({ ...Object.fromEntries(search), view: chosen }, { replace: true })
  const { chosen, list, tab, panel } = useChosenTab({ values: viewNames, chosen: view, onChoose })
  const isWide = useMedia(wide)
  const [stepsBefore] = useState(edited.draft.steps.length)
  const { length: steps } = edited.draft.steps
  const { document, version } = loaded
  return (
    <>
      <DocumentBar home="/dashboard" path={[{ label: document.title, to: `/documents/${id}` }]} title={words.design}>
        <WaitingList />
      </DocumentBar>
      <main className="mx-auto grid max-w-[90rem] grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-4 pb-16 sm:px-6">
        <PageHeading
          title={words.design}
          documentTitle={`${words.designOf(document.title)} – ${firm.name}`}
          description={`${document.type} ${version}, ${document.client}, ${document.project}`}
        >
          <SaveBar id={id} version={version} edited={edited} />
        </PageHeading>
        {steps > 0 && steps === stepsBefore && <NoticeBanner>{words.draftIsKept}</NoticeBanner>}
        {moved.movedFrom !== undefined && <NoticeBanner>{words.movedOn(moved.movedFrom)}</NoticeBanner>}
        {moved.clashes.length > 0 && <Clashes clashes={moved.clashes} onSettle={moved.settle} />}
        {steps === 0 && <FollowersNote outdated={loaded.outdated} />}
        <Findings findings={edited.findings} />
        {isWide ? (
          <div {...list} aria-label={words.partsOfDesign} className="flex flex-wrap gap-1 border-b border-line pb-2">
            {viewNames.map((name) => (
              <button key={name} {...tab(name)} className={tabStyle}>
                {words.views[name]}
              </button>
            ))}
          </div>
        ) : (
          <Select aria-label={words.partsOfDesign} value={chosen} onChange={({ target }) => onChoose(target.value as ViewName)}>
            <Options of={viewNames.map((name) => ({ value: name, label: words.views[name] }))} />
          </Select>
        )}
        <div key={chosen} {...(isWide && panel)} className="min-w-0 outline-offset-4">
          <h2 className="sr-only">{words.views[chosen]}</h2>
          <Suspense fallback={<output className="text-ink-3">{general.loading}</output>}>
            <DesignView name={chosen} editing={editing} />
          </Suspense>
        </div>
      </main>
    </>
  )
}
