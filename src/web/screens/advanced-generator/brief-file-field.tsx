import { useState } from 'react'
import type { BriefField } from '#shared/brief.ts'
import { briefFileLimits } from '#shared/brief-files.ts'
import { api } from '#web/api/api.ts'
import type { BriefFormState } from '#web/documents/use-brief-form.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { briefFieldLabels } from '#words/brief-fields.ts'
import * as words from '#words/advanced-generator.ts'
import { language } from '#words/language.ts'
import { objectionToBrief } from './template-file.ts'

type Read = Awaited<ReturnType<typeof api.documentsV3.readFile>>
type State = { file?: File | undefined; note?: string | undefined; error?: string | undefined }

const list = new Intl.ListFormat(language)

function tellRead({ fields, homeless }: Read): string {
  const names = (Object.keys(fields) as BriefField[]).map((field) => briefFieldLabels[field])
  const sentence = words.itsWordsStandIn(list.format(names))
  if (homeless.length === 0) return sentence
  const headings = list.format(homeless.slice(0, 3).map((heading) => `“${heading}”`))
  return `${sentence} ${words.hadNoField(headings, briefFieldLabels.additionalContext)}`
}

/** A brief that is a file: its words go into the fields below, after what stands there already. */
export function BriefFileField({ form }: { form: BriefFormState }) {
  const [{ file, note, error }, setState] = useState<State>({})
  const take = async (chosen: File | undefined) => {
    const objection = chosen && objectionToBrief(chosen)
    if (!chosen || objection !== undefined) return setState({ error: objection })
    setState({ file: chosen, note: words.reading(chosen.name) })
    try {
      const read = await api.documentsV3.readFile({}, { file: chosen, filename: chosen.name })
      for (const [field, text] of Object.entries(read.fields) as [BriefField, string][]) {
        const before = form.getValues(`requirements.${field}`) ?? ''
        form.setValue(`requirements.${field}`, before.trim() === '' ? text : `${before.trimEnd()}\n\n${text}`)
      }
      setState({ file: chosen, note: tellRead(read) })
    } catch (failure) {
      setState({ error: (failure as Error).message })
    }
  }
  return (
    <FileDrop
      label={words.briefFromFileOptional}
      hint={words.fillsFieldsBelowByIts(briefFileLimits.extensions.join(' '))}
      chosenMessage={() => note ?? ''}
      accept={briefFileLimits.extensions.join(',')}
      file={file}
      error={error}
      onFile={(chosen) => void take(chosen)}
    />
  )
}
