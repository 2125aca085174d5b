import FileText from 'lucide-react/icons/file-text'
import { documentTypeIds, documentTypes } from '#shared/document-types.ts'
import { formatNames, formats } from '#shared/formats.ts'
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx'

type ChoiceProps = { register: { name: string }; error?: string | undefined }

export const TypeChoice = ({ register, error }: ChoiceProps) => (
  <ChoiceTiles
    legend="Document type"
    required
    error={error}
    register={register}
    choices={documentTypeIds.map((id) => ({
      value: id,
      label: documentTypes[id].label,
      description: documentTypes[id].purpose,
      icon: <FileText aria-hidden size={18} strokeWidth={1.7} className="shrink-0 text-accent" />,
    }))}
  />
)

export const FormatChoice = ({ register }: ChoiceProps) => (
  <ChoiceTiles
    legend="Output format"
    small
    register={register}
    choices={formatNames.map((name) => ({ value: name, label: formats[name].label }))}
  />
)
