import { Panel } from '#web/ui/panel.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import * as texts from '#words/chat.ts'
import { language } from '#words/language.ts'
import { capabilities, tokenUsage } from './chat-samples.ts'

const { used, limit } = tokenUsage
const count = new Intl.NumberFormat(language)
const words = texts.ofTokens(count.format(used), count.format(limit))

export const UsagePanel = () => (
  <Panel
    title={texts.usage}
    note={
      <p className="inline-flex items-center gap-2 text-sm text-ok">
        <span aria-hidden className="size-1.5 rounded-full bg-ok" />
        {texts.apiConnected}
      </p>
    }
  >
    <div className="p-4 sm:p-5">
      <p className="mb-2 font-mono text-sm tabular-nums">{words}</p>
      <meter aria-label={texts.tokensUsed} min={0} max={limit} value={used} className="sr-only" />
      <ShareBar percent={(used / limit) * 100} />
    </div>
  </Panel>
)

export const CapabilitiesPanel = () => (
  <Panel title={texts.capabilities}>
    <ul className="divide-y divide-line">
      {capabilities.map((capability) => (
        <li key={capability} className="px-4 py-3 text-ink-2 sm:px-5">
          {capability}
        </li>
      ))}
    </ul>
  </Panel>
)
