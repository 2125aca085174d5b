import { rawDesigns } from '#server/references/read-designs.ts'
import type { Inputs } from './world.ts'

/** Copying it takes as long as a call, so it is read once. */
const design = rawDesigns()['case-management']

/**
 * The inputs with which a person calls reference designs. Callers with the right get a conflict, because others were first or there is
 * nothing to take back.
 */
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
