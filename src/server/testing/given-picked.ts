import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import { viewSolution } from '#server/document-types/solution-view.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import { Brief } from '#shared/brief.ts'
import { givenBrief } from './given-solution.ts'

/** The facts of a brief for which a person picked a reference design. */
export function givenPicked(requirements: Partial<Brief['requirements']>, id: string) {
  const brief = Brief.parse({ ...givenBrief(), requirements })
  const design = { id, by: 'Ada', hosting: 'azure' as const, plugs: {}, design: referenceDesigns().get(id)! }
  return viewSolution(draftBrief({ ...brief, design }, { today: '2026-11-28' }))
}
