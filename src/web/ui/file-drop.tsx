import FileText from 'lucide-react/icons/file-text'
import Upload from 'lucide-react/icons/upload'
import { useId, useRef, useState, type DragEvent } from 'react'
import * as general from '#words/general.ts'
import * as words from '#words/ui.ts'
import { Button } from './button.tsx'

type FileDropProps = {
  label: string
  hint: string
  /** The message after a file was chosen. */
  chosenMessage: (name: string) => string
  /** As in an input's `accept`. */
  accept: string
  file: File | undefined
  /** Undefined when the file was removed. */
  onFile: (file: File | undefined) => void
  error?: string | undefined
}

/** A field for one file, chosen or dropped. */
export function FileDrop({ label, hint, chosenMessage, accept, file, onFile, error }: FileDropProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    if (files?.[0]) onFile(files[0])
    // Allows choosing the same file again.
    if (input.current) input.current.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const remove = () => {
    onFile(undefined)
    input.current?.focus()
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink-2">
        {label}
      </label>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`relative flex min-h-14 items-center gap-3 rounded-md border border-dashed px-3.5 py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${over ? 'border-accent bg-accent-soft' : 'border-control bg-surface'} ${file ? '' : 'hover:bg-raised'}`}
      >
        {file ? (
          <FileText aria-hidden size={18} className="text-accent" />
        ) : (
          <Upload aria-hidden size={18} className="text-ink-3" />
        )}
        <p className={`min-w-0 flex-1 truncate ${file ? 'text-ink' : 'text-ink-2'}`}>{file?.name ?? words.chooseFileOrDropIt}</p>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          aria-describedby={`${id}-note`}
          aria-invalid={error !== undefined || undefined}
          onChange={(event) => take(event.target.files)}
          className="absolute inset-0 cursor-pointer text-[0] opacity-0"
        />
        {file && (
          <Button size="small" className="relative" onClick={remove}>
            {general.remove}
          </Button>
        )}
      </div>
      <output id={`${id}-note`} className={`block text-sm wrap-anywhere ${error === undefined ? 'text-ink-3' : 'text-danger'}`}>
        {error ?? (file ? chosenMessage(file.name) : hint)}
      </output>
    </div>
  )
}
