import { useState } from 'react'
import { clientLimits } from '#shared/limits.ts'
import { decodeText } from '#shared/decode-text.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import * as words from '#words/clients.ts'
import * as general from '#words/general.ts'
import { reloadClients } from './client-queries.ts'

type Preview = Awaited<ReturnType<typeof api.clients.import>> & { csv: string }
type ImportFormProps = { onDone: (sentence: string) => void; onCancel: () => void }

/** Imports a file of clients: it is checked line by line, and clients are added only after the user has seen the result. */
export function ImportForm({ onDone, onCancel }: ImportFormProps) {
  const [preview, setPreview] = useState<Preview>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    await work().catch((error: unknown) => setFailure(sentenceFor(error)))
    setBusy(false)
  }
  const look = (file: File | undefined) =>
    attempt(async () => {
      setPreview(undefined)
      if (!file) return
      if (file.size > clientLimits.csv) return setFailure(words.fileIsLargerThan2)
      // Excel saves a CSV file in the default encoding of Windows.
      const csv = decodeText(new Uint8Array(await file.arrayBuffer()))
      setPreview({ ...(await api.clients.import({ csv })), csv })
    })
  const add = ({ csv }: Preview) =>
    attempt(async () => {
      const { sound } = await api.clients.import({ csv, apply: true })
      await reloadClients()
      onDone(words.clientsAdded(sound))
    })
  return (
    <section aria-label={words.importClients} className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      {failure !== undefined && <ErrorBanner>{failure}</ErrorBanner>}
      <Field label={words.csvFile} hint={words.firstLineNamesColumnsName}>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".csv,text/csv"
            className="py-1.5"
            onChange={({ target }) => void look(target.files?.[0])}
          />
        )}
      </Field>
      {preview && <PreviewTable preview={preview} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={isBusy || !preview || preview.sound === 0} onClick={() => preview && void add(preview)}>
          {preview ? words.addCountedClients(preview.sound) : words.addClients}
        </Button>
        <Button onClick={onCancel}>{general.cancel}</Button>
      </div>
    </section>
  )
}

const PreviewTable = ({ preview: { lines, sound, faults } }: { preview: Preview }) => (
  <div className="grid gap-2">
    <output className="text-sm text-ink-2">
      {words.canBeAdded(sound)}
      {faults > 0 && words.linesLeftOut(faults)}
      {lines.length < sound + faults && words.firstAreShown(lines.length)}
    </output>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll only what has the focus */}
    <section tabIndex={0} aria-label={words.linesOfFile} className="max-h-72 overflow-auto rounded-md border border-line">
      <table className="w-full text-sm">
        <thead className="text-ink-3">
          <tr>
            {[words.line, general.name, words.sector, words.whatBecomesOfIt].map((heading) => (
              <th key={heading} scope="col" className="px-3 py-2 text-left font-normal">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map(({ line, name, sector, fault }) => (
            <tr key={line}>
              <td className="px-3 py-2 tabular-nums">{line}</td>
              <td className="px-3 py-2 wrap-anywhere">{name}</td>
              <td className="px-3 py-2 wrap-anywhere">{sector}</td>
              <td className={`px-3 py-2 wrap-anywhere ${fault === null ? 'text-ok' : 'text-danger'}`}>{fault ?? words.added}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </div>
)
