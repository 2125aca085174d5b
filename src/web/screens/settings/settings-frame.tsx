import type { ComponentType, ReactNode } from 'react'
import { firm } from '#shared/firm.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useMedia, wide } from '#web/ui/use-media.ts'
import { useTabs } from '#web/ui/use-tabs.ts'
import * as words from '#words/settings.ts'

type SettingsTab = { title: string; icon: ComponentType<{ size?: number; strokeWidth?: number }> }
type SettingsFrameProps<Label extends keyof typeof words.tabNames> = {
  labels: [Label, ...Label[]]
  tabs: Record<Label, SettingsTab>
  renderPanel: (label: Label) => ReactNode
  /** Rendered below every panel. */
  children?: ReactNode
}

const tabStyle =
  'flex h-9 cursor-pointer items-center gap-3 rounded-md px-2.5 text-left text-sm text-ink-2 hover:bg-raised hover:text-ink aria-selected:bg-raised aria-selected:font-medium aria-selected:text-ink pointer-coarse:h-11 [&_svg]:text-ink-3 aria-selected:[&_svg]:text-accent'

/** The tabs of the settings, and the frame around them. */
export function SettingsFrame<Label extends keyof typeof words.tabNames>({
  labels,
  tabs,
  renderPanel,
  children,
}: SettingsFrameProps<Label>) {
  const { chosen, list, tab, panel } = useTabs(labels, useMedia(wide))
  return (
    <>
      <PageHeading
        title={words.settings}
        documentTitle={`${words.settings} – ${firm.name}`}
        description={words.manageYourAccountAndApplication}
      />
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,44rem)] lg:gap-10">
        <div
          {...list}
          aria-label={words.settings}
          className="grid grid-cols-2 gap-0.5 border-b border-line pb-4 sm:grid-cols-3 lg:grid-cols-1 lg:border-0 lg:pb-0"
        >
          {labels.map((label) => {
            const { icon: Icon } = tabs[label]
            return (
              <button key={label} {...tab(label)} className={tabStyle}>
                <Icon aria-hidden size={16} strokeWidth={1.7} />
                {words.tabNames[label]}
              </button>
            )
          })}
        </div>
        <div className="min-w-0">
          <div key={chosen} {...panel} className="rounded-lg border border-line bg-surface">
            <h2 className="border-b border-line px-4 py-3 font-medium sm:px-5">{tabs[chosen].title}</h2>
            <div className="p-4 sm:p-5">{renderPanel(chosen)}</div>
          </div>
          {children}
        </div>
      </div>
    </>
  )
}
