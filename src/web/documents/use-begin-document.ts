import { useNavigate } from 'react-router'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { type BriefValues, isBlank } from './brief-values.ts'
import { findDraft, keepDraft } from './use-draft.ts'
import { useDraftKey } from './use-draft-key.ts'

/** Leads to the generator with some of its form filled; what somebody has typed there is replaced only where they say so. */
export function useBeginDocument({ confirm }: Pick<Dialogs, 'confirm'>) {
  const place = useDraftKey('advanced')
  const navigate = useNavigate()
  return async (some: Partial<BriefValues>) => {
    const { projectName, requirements } = findDraft(place)
    const isTyped = !isBlank(projectName) || Object.values(requirements).some((text) => !isBlank(text))
    const text = 'Replace what is in the generator’s form?'
    if (isTyped && !(await confirm({ text, yes: 'Replace', no: 'Keep it' }))) return
    keepDraft(place, some)
    await navigate('/dashboard/documents')
  }
}
