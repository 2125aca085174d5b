import Download from 'lucide-react/icons/download'
import type { Comparison, RevisedFormat } from '#shared/api/comparison.ts'
import { api } from '#web/api/api.ts'
import { momentLabel } from '#web/documents/labels.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import * as words from '#words/comparison.ts'
import * as general from '#words/general.ts'
import type { Choice } from './choice.ts'

type ComparisonChoicesProps = {
  documentId: string
  comparison: Comparison
  isBeside: boolean
  onChoose: (choice: Choice) => void
}

const files: { format: RevisedFormat; label: string; name: string }[] = [
  { format: 'docx', label: general.word, name: words.downloadAsWordWithTracked },
  { format: 'pdf', label: 'PDF', name: words.downloadAsPdfWithChange },
]
const views = [
  { view: 'inline', label: words.inline },
  { view: 'side', label: words.sideBySide },
] as const

/** Selects the two versions and the layout, and offers the comparison as files. */
export function ComparisonChoices({ documentId, comparison, isBeside, onChoose }: ComparisonChoicesProps) {
  const { from, to } = comparison
  return (
    <section aria-label={general.versions} className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <VersionPicker
        label={words.earlierVersion}
        value={from}
        comparison={comparison}
        onChange={(version) => onChoose({ from: version })}
      />
      <VersionPicker
        label={words.laterVersion}
        value={to}
        comparison={comparison}
        onChange={(version) => onChoose({ to: version })}
      />
      <fieldset aria-label={words.view} className="min-w-0 hidden gap-1.5 md:flex">
        {views.map(({ view, label }) => (
          <button
            key={view}
            type="button"
            aria-pressed={isBeside === (view === 'side')}
            onClick={() => onChoose({ view })}
            className={buttonStyle({ className: 'aria-pressed:border-accent aria-pressed:bg-accent-soft' })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div className="flex gap-1.5">
        {files.map(({ format, label, name }) => (
          <a
            key={format}
            href={api.comparison.file({ id: documentId, from, to, format })}
            download
            aria-label={name}
            className={buttonStyle()}
          >
            <Download aria-hidden size={15} className="text-ink-3" />
            {label}
          </a>
        ))}
      </div>
    </section>
  )
}

type VersionPickerProps = { label: string; value: string; comparison: Comparison; onChange: (version: string) => void }

const VersionPicker = ({ label, value, comparison: { versions }, onChange }: VersionPickerProps) => (
  <div className="min-w-0 flex-1 basis-64">
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {versions.map(({ number, createdAt, author, approved }) => (
            <option key={number} value={number}>
              {`${number}, ${momentLabel(createdAt)}, ${author}${approved ? words.andApproved : ''}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  </div>
)
