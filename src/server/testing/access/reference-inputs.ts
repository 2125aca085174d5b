import { rawDesigns } from '#server/references/read-designs.ts'
import type { Inputs } from './world.ts'

/** What a person sends of reference designs. Whoever may is told that others were first, or that there is nothing to take back. */
export const referenceInputsOf = (document: string): Inputs['references'] => ({
  list: {},
  get: { id: 'case-management' },
  check: { design: {} },
  nearest: { text: 'Each complaint is one case.' },
  save: { id: 'case-management', base: 7, design: rawDesigns()['case-management'] },
  goBack: { id: 'case-management', base: 0 },
  add: { design: rawDesigns()['case-management'] },
  draft: { id: document },
})
