import PanelRight from 'lucide-react/icons/panel-right'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { useKey } from '#web/ui/page-keys.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { useChosenTab } from '#web/ui/use-tabs.ts'
import * as words from '#words/document-page.ts'
import * as general from '#words/general.ts'
import { KeysList } from './keys-list.tsx'
import type { RailPanel } from './panels.ts'
import type { PanelProps } from './panel-props.ts'

/** Minimum width at which the rail is next to the document; Tailwind's `xl`. */
const roomy = '(min-width: 80rem)'

/** The selected panel, at first the one in the URL, and whether the drawer of a narrow screen is open. */
export function useRail(panels: RailPanel[]) {
  const named = useSearchParams()[0].get('panel')
  const isNamed = panels.some(({ id }) => id === named)
  const [chosen, setChosen] = useState(isNamed ? named! : panels[0]!.id)
  const [isOpen, setOpen] = useState(() => isNamed && !matchMedia(roomy).matches)
  const [asked, setAsked] = useState(0)
  const open = useCallback((panel: string) => {
    setChosen(panel)
    setOpen(!matchMedia(roomy).matches)
    setAsked((times) => times + 1)
  }, [])
  return { panels, chosen, setChosen, isOpen, setOpen, open, asked }
}
export type RailState = ReturnType<typeof useRail>

type RailProps = PanelProps & { rail: RailState }

/** The panels next to the document; below 1280 px they are in a drawer, opened by a button in the bar. */
export const Rail = ({ rail, ...shown }: RailProps) => {
  const isRoomy = useMedia(roomy)
  return (
    <>
      {rail.panels.map(({ id, label, key }) => key && <PanelKey key={id} letter={key} label={label} open={() => rail.open(id)} />)}
      {isRoomy && (
        <aside
          aria-label={words.besideTheDocument}
          className="sticky top-20 flex max-h-[calc(100dvh-6rem)] min-w-0 flex-col self-start print:hidden"
        >
          <Panels rail={rail} {...shown} />
        </aside>
      )}
    </>
  )
}

function PanelKey({ letter, label, open }: { letter: string; label: string; open: () => void }) {
  useKey(letter, label, open)
  return null
}

/** For narrow screens: the button in the bar, with its drawer. */
export function RailButton({ rail, ...shown }: RailProps) {
  const isRoomy = useMedia(roomy)
  const opener = useRef<HTMLButtonElement>(null)
  if (isRoomy) return null
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        size="icon"
        aria-label={words.panels}
        title={words.panels}
        aria-expanded={rail.isOpen}
        onClick={() => rail.setOpen(true)}
      >
        <PanelRight aria-hidden size={17} strokeWidth={1.7} />
      </Button>
      <Drawer
        open={rail.isOpen}
        onClose={() => rail.setOpen(false)}
        title={words.besideTheDocument}
        closeLabel={words.closePanels}
        opener={opener}
        side="right"
      >
        <div className="flex min-h-0 flex-1 flex-col px-4 pt-2">
          <Panels rail={rail} {...shown} />
        </div>
      </Drawer>
    </>
  )
}

const tabStyle =
  'h-10 cursor-pointer border-b-2 border-transparent px-0.5 text-sm font-medium text-ink-3 hover:text-ink aria-selected:border-accent aria-selected:text-ink pointer-coarse:h-11'

function Panels({ rail, document, version }: RailProps) {
  const { panels } = rail
  const values = panels.map(({ id }) => id)
  const { chosen, list, tab, panel } = useChosenTab({ values, chosen: rail.chosen, onChoose: rail.setChosen })
  const shown = useRef<HTMLDivElement>(null)
  // A panel opened by a key or a link takes the focus, unless an element in it already has it.
  const { asked } = rail
  useEffect(() => {
    if (asked > 0 && !shown.current?.contains(globalThis.document.activeElement)) shown.current?.focus()
  }, [asked])
  const Panel = panels.find(({ id }) => id === chosen)!.Panel
  return (
    <>
      <div {...list} aria-label={words.panels} className="flex shrink-0 flex-wrap gap-x-2 border-b border-line max-xl:pr-10">
        {panels.map(({ id, label }) => (
          <button key={id} {...tab(id)} className={tabStyle}>
            {label}
          </button>
        ))}
      </div>
      <div key={chosen} ref={shown} {...panel} className="min-h-0 flex-1 overflow-y-auto py-4 outline-offset-[-2px]">
        <Suspense fallback={<output className="text-sm text-ink-3">{general.loading}</output>}>
          <Panel document={document} version={version} />
        </Suspense>
      </div>
      <KeysList />
    </>
  )
}
