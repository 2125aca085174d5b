import { useWriters } from '#web/documents/queries.ts'
import type { BriefFormState } from '#web/documents/use-brief-form.ts'
import { CheckBox } from '#web/ui/check-box.tsx'
import * as words from '#words/advanced-generator.ts'

/** Whether a model works with tools; shows a note if no model would write the chosen type, or any type before one is chosen. */
export function AgentChoice({ form }: { form: BriefFormState }) {
  const writers = useWriters()?.filter(({ documentType }) => !form.documentType || documentType === form.documentType)
  const offline = writers?.every(({ isOffline }) => isOffline) ? writers[0] : undefined
  return (
    <CheckBox
      {...form.register('useAgent')}
      label={words.aiAgentWithTools}
      description={words.codeInterpreterImageGenerationEnhanced}
      caution={offline && words.noKeyWritesWithoutAgent(offline.writer)}
    />
  )
}
