import type { WorkspaceMode } from '#shared/api/accounts.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import * as words from '#words/accounts.ts'
import { useSession } from './session.ts'
import { chooseWorkspace, useWorkspace } from './workspace.ts'

const modes: { mode: WorkspaceMode; label: string }[] = [
  { mode: 'sample', label: words.sample },
  { mode: 'live', label: words.live },
]

const choiceStyle =
  'h-8 cursor-pointer rounded-[5px] px-2.5 text-sm font-medium text-ink-3 hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink pointer-coarse:h-11'

/** Switches between the samples and the firm's own work: above every screen of samples, in the settings of live work. A client account has no samples. */
export function WorkspaceSwitch({ className = '' }: { className?: string }) {
  const user = useSession()
  const { mode: chosen } = useWorkspace()
  const { alert, dialogs } = useDialogs()
  if (!user || user.client !== null) return null
  // This switch is elsewhere in the other mode, so the focus moves to the screen.
  const onChosen = () => document.getElementById('main')?.focus()
  const choose = (mode: WorkspaceMode) => {
    if (mode !== chosen) chooseWorkspace({ mode }).then(onChosen, (error: unknown) => alert({ text: sentenceFor(error) }))
  }
  return (
    <fieldset className={`flex rounded-md border border-line p-px ${className}`}>
      <legend className="sr-only">{words.workspace}</legend>
      {modes.map(({ mode, label }) => (
        <button key={mode} type="button" aria-pressed={mode === chosen} onClick={() => choose(mode)} className={choiceStyle}>
          {label}
        </button>
      ))}
      {dialogs}
    </fieldset>
  )
}
