import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileText from 'lucide-react/icons/file-text'
import Network from 'lucide-react/icons/network'
import Presentation from 'lucide-react/icons/presentation'
import Workflow from 'lucide-react/icons/workflow'
import { documentTypeIds, documentTypes, providers, type DocumentTypeId } from '#shared/document-types.ts'
import type { TypeWriter } from '#shared/api/usage.ts'
import { formatNames, formats } from '#shared/formats.ts'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'
import { typeName, typePurpose } from '#words/document-types.ts'
import * as words from '#words/documents.ts'
import { useWriters } from './queries.ts'
import type { BriefFormState } from './use-brief-form.ts'

/** Types without an icon of their own use the text icon. */
const icons: Partial<Record<DocumentTypeId, typeof FileText>> = {
  hld: Network,
  lld: Workflow,
  powerpoint: Presentation,
  word: FileText,
  excel: FileSpreadsheet,
}

type TypeChoiceProps = {
  form: BriefFormState
  /** The types offered; all by default. */
  ids?: readonly DocumentTypeId[]
  /** Shows on each tile which model writes the type. */
  namesProvider?: boolean
  /** Shows only names, side by side. */
  compact?: boolean
}

const cautionOf = ({ isOffline, writer }: TypeWriter) => (isOffline ? words.noKeyWrittenOffline : words.noKeyWrittenBy(writer))

export function TypeChoice({ form, ids = documentTypeIds, namesProvider, compact }: TypeChoiceProps) {
  const writers = useWriters()
  return (
    <ChoiceTiles
      legend={words.documentType}
      required
      {...(compact && { small: true })}
      error={form.errorOf('documentType')}
      register={form.register('documentType')}
      choices={ids.map((id) => {
        const { provider } = documentTypes[id]
        const Icon = icons[id] ?? FileText
        const writer = writers?.find(({ documentType }) => documentType === id)
        return {
          value: id,
          label: typeName(id),
          ...(!compact && { description: typePurpose(id) }),
          icon: <Icon aria-hidden size={18} strokeWidth={1.7} className="shrink-0 text-accent" />,
          ...(namesProvider && { note: providers[provider].label }),
          ...(namesProvider && writer && !writer.isVendor && { caution: cautionOf(writer) }),
        }
      })}
    />
  )
}

export const FormatChoice = ({ form }: { form: BriefFormState }) => (
  <ChoiceTiles
    legend={words.outputFormat}
    small
    register={form.register('outputFormat')}
    choices={formatNames.map((name) => ({ value: name, label: formats[name].label }))}
  />
)
