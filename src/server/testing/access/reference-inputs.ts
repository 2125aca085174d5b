import { rawDesigns } from '#server/references/read-designs.ts'
import type { Inputs } from './world.ts'

/** It is copied when it is asked for, which takes as long as a call. */
const design = rawDesigns()['case-management']

/** What a person sends of reference designs. Whoever may is told that others were first, or that there is nothing to take back. */
export const referenceInputsOf = (document: string): Inputs['references'] => ({
  list: {},
  get: { id: 'case-management' },
  components: { q: 'case' },
  check: { design: {} },
  nearest: { text: 'Each complaint is one case.' },
  save: { id: 'case-management', base: 7, design },
  goBack: { id: 'case-management', base: 0 },
  add: { design },
  draft: { id: document },
})
