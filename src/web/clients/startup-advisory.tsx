import type { Startup } from '#shared/api/samples.ts'
import { Panel } from '#web/ui/panel.tsx'
import * as words from '#words/clients.ts'

export const StartupAdvisory = ({ startups }: { startups: Startup[] }) => (
  <Panel title={words.startupAdvisory} note={<p className="text-sm text-ink-3">{words.servedTooAndNotNamed}</p>}>
    <ul className="grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
      {startups.map(({ name, stage, engagement }) => (
        <li key={name} className="px-4 py-4 sm:px-5">
          <div className="flex items-baseline justify-between gap-4">
            <h3 className="font-medium">{name}</h3>
            <p className="shrink-0 font-mono text-xs text-ink-3">{stage}</p>
          </div>
          <p className="mt-1 text-sm text-ink-2">{engagement}</p>
        </li>
      ))}
    </ul>
  </Panel>
)
