import { useState, type ReactNode } from 'react'
import type { BriefField } from '#shared/brief.ts'
import { briefFileLimits } from '#shared/brief-files.ts'
import { api } from '#web/api/api.ts'
import type { BriefFormState } from '#web/documents/use-brief-form.ts'
import { fetchPart } from '#web/ui/connection.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import * as words from '#words/advanced-generator.ts'

type State = { file?: File; note?: string; error?: string; unread?: ReactNode }

/** Imports a brief from a file: its text is added to the fields below, after the existing text. */
export function BriefFileField({ form }: { form: BriefFormState }) {
  const [{ file, note, error, unread }, setState] = useState<State>({})
  const take = async (chosen: File | undefined) => {
    if (!chosen) return setState({})
    setState({ file: chosen, note: words.reading(chosen.name) })
    try {
      const { objectionToBrief } = await fetchPart(() => import('./template-file.ts'))
      const objection = objectionToBrief(chosen)
      if (objection !== undefined) return setState({ error: objection })
      const read = await api.documentsV3.readFile({}, { file: chosen, filename: chosen.name })
      for (const [field, text] of Object.entries(read.fields) as [BriefField, string][]) {
        const before = form.getValues(`requirements.${field}`) ?? ''
        form.setValue(`requirements.${field}`, before.trim() === '' ? text : `${before.trimEnd()}\n\n${text}`)
      }
      const { tellRead, UnreadList } = await fetchPart(() => import('./tell-read.ts'))
      setState({ file: chosen, note: tellRead(read), unread: read.unread.length > 0 && <UnreadList unread={read.unread} /> })
    } catch (failure) {
      setState({ error: (failure as Error).message })
    }
  }
  return (
    <>
      <FileDrop
        label={words.briefFromFileOptional}
        hint={words.fillsFieldsBelowByIts(briefFileLimits.extensions.join(' '))}
        chosenMessage={() => note ?? ''}
        accept={briefFileLimits.extensions.join(',')}
        file={file}
        error={error}
        onFile={(chosen) => void take(chosen)}
      />
      {unread}
    </>
  )
}
