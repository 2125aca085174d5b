import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import X from 'lucide-react/icons/x'
import { Link } from 'react-router'
import type { BegunGeneration } from '#shared/api/documents-v3.ts'
import { BarPanel } from '#web/ui/bar-panel.tsx'
import { Button } from '#web/ui/button.tsx'
import * as texts from '#words/waiting.ts'
import * as general from '#words/general.ts'
import { sumWaiting } from './choose-waiting.ts'
import { useWaiting, waitNoMoreFor } from './waiting.ts'

const looks = {
  running: { icon: LoaderCircle, style: 'text-accent motion-safe:animate-spin', words: texts.beingWritten },
  finished: { icon: CircleCheck, style: 'text-ok', words: texts.finished },
  failed: { icon: CircleAlert, style: 'text-danger', words: general.failed },
} as const

/** What is being written for the account, of every type, and what of it has ended; nothing where nobody waits. */
export function WaitingList() {
  const waiting = useWaiting()
  const has = (wanted: BegunGeneration['state']) => waiting.some(({ state }) => state === wanted)
  return (
    <BarPanel
      title={texts.documentsBeingWritten}
      sum={sumWaiting(waiting)}
      icon={<StateIcon state={has('running') ? 'running' : has('failed') ? 'failed' : 'finished'} />}
    >
      {(close) => (
        <ul className="max-h-[60dvh] divide-y divide-line overflow-y-auto">
          {waiting.map((generation) => (
            <WaitingRow key={generation.key} generation={generation} onLast={waiting.length === 1 ? close : undefined} />
          ))}
        </ul>
      )}
    </BarPanel>
  )
}

function StateIcon({ state }: Pick<BegunGeneration, 'state'>) {
  const { icon: Icon, style } = looks[state]
  return <Icon aria-hidden size={16} className={`shrink-0 ${style}`} />
}

type WaitingRowProps = { generation: BegunGeneration; onLast: (() => void) | undefined }

function WaitingRow({ generation: { key, project, type, client, state, error, document }, onLast }: WaitingRowProps) {
  const dismiss = () => {
    onLast?.()
    waitNoMoreFor(key)
  }
  return (
    <li className="flex items-start gap-3 px-4 py-3 text-sm">
      <span className="pt-0.5">
        <StateIcon state={state} />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{project}</p>
        <p className="text-ink-3">
          {type}, {client}
        </p>
        <p className={state === 'failed' ? 'text-danger' : 'text-ink-2'}>{error ?? looks[state].words}</p>
        {document && (
          <Link to={document.webViewLink} onClick={dismiss} className="text-accent underline underline-offset-2">
            {texts.openVersion(document.version)}
            <span className="sr-only">{texts.ofProject(project)}</span>
          </Link>
        )}
      </div>
      {state !== 'running' && (
        <Button variant="quiet" size="icon" aria-label={texts.dismiss(project)} onClick={dismiss}>
          <X aria-hidden size={16} />
        </Button>
      )}
    </li>
  )
}
