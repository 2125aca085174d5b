import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import { api } from '#web/api/api.ts'
import { formatLabel, formatsByPreference } from '#web/documents/labels.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { MenuButton, type MenuItem } from '#web/ui/menu-button.tsx'
import { useWork } from '#web/ui/use-work.ts'
import * as words from '#words/document-page.ts'
import { useNextSteps, type NextStep } from './next-steps.ts'

type DocumentActionsProps = {
  printed: PrintedDocument
  isStaff: boolean
  dialog: Dialogs
  onSend: (right: 'read' | 'approve') => void
  onPanel: (panel: string) => void
  onSaid: (sentence: string) => void
  /** Further actions for the menu. */
  more: MenuItem[]
  /** Rendered next to the files. */
  children?: ReactNode
}

/** The next step, the files, the design, and a menu with all other actions. */
export function DocumentActions({ more, children, ...steps }: DocumentActionsProps) {
  const { printed } = steps
  const { id, version } = printed
  const files = formatsByPreference.map((format) => ({
    label: formatLabel(format),
    hint: `.${format}`,
    file: api.documentsV3.download({ id, format, version }),
  }))
  const [first, ...others] = useNextSteps(steps)
  return (
    <>
      {first && <StepButton key={first.label} step={first} variant="primary" />}
      {others.map((step) => (
        <StepButton key={step.label} step={step} />
      ))}
      <MenuButton label={words.exportAs} items={files} />
      {children}
      {more.length > 0 && <MenuButton label={words.more} items={more} />}
    </>
  )
}

function StepButton({ step, variant = 'secondary' }: { step: NextStep; variant?: 'primary' | 'secondary' }) {
  const { isBusy, begin } = useWork(async () => ('run' in step ? step.run() : undefined))
  if ('to' in step)
    return (
      <Link to={step.to} className={buttonStyle({ size: 'small', variant })}>
        {step.label}
      </Link>
    )
  return (
    <Button size="small" variant={variant} disabled={isBusy} onClick={begin}>
      {step.label}
    </Button>
  )
}
