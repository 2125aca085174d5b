import { useState } from 'react'
import { designsQuery } from '#web/documents/read-back/designs-query.ts'
import { SettingsPart } from '#web/settings/settings-part.tsx'
import * as words from '#words/reference-designs.ts'
import { Loaded } from '../loaded.tsx'
import { DesignList } from './design-list.tsx'
import { DesignPage } from './design-page.tsx'
import { TryOnBrief } from './try-on-brief.tsx'

/** The firm's reference designs: the list, or the open one. */
export function DesignsTab() {
  const [opened, setOpened] = useState<string>()
  if (opened !== undefined) return <DesignPage key={opened} id={opened} onClose={() => setOpened(undefined)} />
  return (
    <div className="grid gap-6">
      <p className="text-sm text-ink-2">{words.whatTheyAre}</p>
      <Loaded query={designsQuery}>{(designs) => <DesignList designs={designs} onOpen={setOpened} />}</Loaded>
      <SettingsPart title={words.tryOnBrief} description={words.tryOnBriefNote}>
        <TryOnBrief onOpen={setOpened} />
      </SettingsPart>
    </div>
  )
}
