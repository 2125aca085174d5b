import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx'
import { controlStyle, Field } from '#web/ui/field.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { pasteATable } from '#words/design.ts'
import * as words from '#words/design-paste.ts'
import * as general from '#words/general.ts'

type PasteDialogProps = {
  hint: string
  text: string
  onType: (text: string) => void
  /** Name of the part that shows how the text is read. */
  preview: string
  children: ReactNode
  confirm: { label: string; isDisabled: boolean; onPress: () => void }
  onClose: () => void
}

/** Imports rows of a spreadsheet, after showing how they are read. */
export const PasteDialog = ({ hint, text, onType, preview, children, confirm, onClose }: PasteDialogProps) => (
  <FormDialog title={pasteATable} description={hint} isWide onClose={onClose}>
    <Field label={words.table}>
      {(control) => (
        <textarea
          {...control}
          rows={8}
          wrap="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => onType(target.value)}
          className={`${controlStyle} resize-y py-2 font-mono text-sm`}
        />
      )}
    </Field>
    <ScrollRegion label={preview} className="grid max-h-[40dvh] gap-3 text-sm">
      {children}
    </ScrollRegion>
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onClose}>{general.cancel}</Button>
      <Button variant="primary" disabled={confirm.isDisabled} onClick={confirm.onPress}>
        {confirm.label}
      </Button>
    </div>
  </FormDialog>
)

type SummaryProps = { tone: 'none' | 'fault' | 'good'; children: ReactNode }
const tones = { none: 'text-ink-3', fault: 'text-danger', good: 'font-medium' }

/** What comes of the pasted text, in a sentence. */
export const PasteSummary = ({ tone, children }: SummaryProps) => (
  <p aria-live="polite" className={tones[tone]}>
    {children}
  </p>
)

export const Listed = ({ title, items, isFault = false }: { title: string; items: string[]; isFault?: boolean }) =>
  items.length > 0 && (
    <div className={`grid gap-1 border-l-3 pl-3 ${isFault ? 'border-warning' : 'border-line'}`}>
      <p className="text-ink-2">{title}</p>
      <ul className="grid gap-0.5 wrap-anywhere">
        {[...new Set(items)].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
