import X from 'lucide-react/icons/x'
import { Link } from 'react-router'
import type { BegunGeneration } from '#shared/api/documents-v3.ts'
import { Button } from '#web/ui/button.tsx'
import * as general from '#words/general.ts'
import * as texts from '#words/waiting.ts'
import { StateIcon } from './state-icon.tsx'
import { waitNoMoreFor } from './waiting.ts'

const stateWords = { running: texts.beingWritten, finished: texts.finished, failed: general.failed } as const

/** In the bar's panel: each generation, with a link to its result. */
export const WaitingRows = ({ waiting, onClose }: { waiting: BegunGeneration[]; onClose: () => void }) => (
  <ul className="max-h-[60dvh] divide-y divide-line overflow-y-auto">
    {waiting.map((generation) => (
      <WaitingRow key={generation.key} generation={generation} onLast={waiting.length === 1 ? onClose : undefined} />
    ))}
  </ul>
)

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
        <p className={state === 'failed' ? 'text-danger' : 'text-ink-2'}>{error ?? stateWords[state]}</p>
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
