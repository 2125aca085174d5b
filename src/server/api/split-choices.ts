import type { z } from 'zod'
import type { choiceFields } from '#shared/design-choice.ts'
import type { Start } from '#server/generation/start-generation.ts'

type Choices = z.output<z.ZodObject<typeof choiceFields>>

/** Splits the request into the brief and the choice of its starting point. */
export function splitChoices<Asked extends Choices>({ startFrom: from, fromProject, hosting, plugs, names, ...brief }: Asked) {
  const start: Start = { from, fromProject: fromProject === 'true', hosting, plugs, names }
  return { brief, start }
}
