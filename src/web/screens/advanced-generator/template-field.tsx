import { useRef } from 'react'
import { templateExtensions } from '#shared/template-files.ts'
import { fetchPart } from '#web/ui/connection.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { useBuiltInOutline } from '#web/documents/queries.ts'
import * as words from '#words/advanced-generator.ts'

export type ChosenTemplate = { file?: File | undefined; objection?: string | undefined }
type TemplateFieldProps = { documentType: string; chosen: ChosenTemplate; onChoose: (template: ChosenTemplate) => void }

export function TemplateField({ documentType, chosen, onChoose }: TemplateFieldProps) {
  const outline = useBuiltInOutline(documentType)
  const newest = useRef<File>(undefined)
  const take = async (file: File | undefined) => {
    newest.current = file
    // Accepted at once: if the form is submitted before the file is checked here, the server checks it.
    onChoose(file ? { file } : {})
    if (!file) return
    const { objectionTo } = await fetchPart(() => import('./template-file.ts'))
    const objection = objectionTo(file)
    if (objection !== undefined && newest.current === file) onChoose({ objection })
  }
  return (
    <FileDrop
      label={words.templateOptional}
      hint={words.itsHeadingsOrderDocument(outline, templateExtensions.join(' '))}
      chosenMessage={(name) => words.templateSelected(name)}
      accept={templateExtensions.join(',')}
      file={chosen.file}
      error={chosen.objection}
      onFile={(file) => void take(file)}
    />
  )
}
