import type { referencesApi } from '#shared/api/references.ts'
import type { ReferenceDesign } from '#shared/reference-design.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import type { Ask } from '#server/compose/ask.ts'
import type { Database } from '#server/platform/database.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import { faultsOf, referenceDesigns } from '#server/references/read-designs.ts'
import type { Nearest, Sorted } from '#server/references/sort-designs.ts'
import { draftDesign } from './draft-design.ts'
import { readAllDesigns, readOwnSigns } from './read-all-designs.ts'
import { searchPalette } from './search-palette.ts'
import { addDesign, noDesign, saveDesign, takeBack } from './save-design.ts'
import { findOwnDesign, listOwnVersions } from './store.ts'

export type DesignsContext = {
  database: Database
  ask: Ask<{ sortDesigns(asked: { text: string; own: [string, Sorted][]; most?: number }): Nearest[] }>
}

/** More than there can be. */
const all = 1000

export const referenceHandlers: Handlers<typeof referencesApi, Viewer, DesignsContext> = {
  list: async (_, { database }) => ({
    designs: (await readAllDesigns(database)).map(({ id, isOwn, version, design }) => {
      const { name, purpose, fits, doesNotFit, isAdvice, plugs } = design
      return { id, isOwn, version, name, purpose, fits, doesNotFit, isAdvice, plugs }
    }),
  }),

  get: async ({ input: { id, version }, viewer }, { database }) => {
    const own = await findOwnDesign(database, id)
    const packaged = referenceDesigns().get(id)
    const earlier = version !== undefined && isStaff(viewer) ? await designAt(database, { id, version }) : undefined
    const design = earlier ?? own?.design ?? packaged
    if (!design) throw noDesign()
    const versions = isStaff(viewer) ? await listOwnVersions(database, id) : []
    return {
      id,
      design,
      isOwn: Boolean(own?.design),
      isPackaged: packaged !== undefined,
      version: own?.version ?? 0,
      versions: versions.map((one) => ({ ...one, at: one.at.toISOString() })),
    }
  },

  components: async ({ input: { q } }, { database }) => ({
    components: searchPalette(
      (await readAllDesigns(database)).map(({ design }) => design),
      q,
    ),
  }),

  check: async ({ input }) => ({ faults: faultsOf(input.design) }),

  nearest: async ({ input: { text }, signal }, { database, ask }) => ({
    nearest: await ask('sortDesigns', { text, own: await readOwnSigns(database), most: all }, { signal }),
  }),

  save: async ({ input, viewer }, { database }) => ({ success: true, version: await saveDesign(database, { ...input, viewer }) }),

  goBack: async ({ input, viewer }, { database }) => ({ success: true, version: await takeBack(database, { ...input, viewer }) }),

  draft: ({ input, viewer }, { database }) => draftDesign(database, viewer, input),

  add: async ({ input, viewer }, { database }) => ({ success: true, id: await addDesign(database, { ...input, viewer }) }),
}

/** Version 0 is the packaged design. */
async function designAt(database: Database, { id, version }: { id: string; version: number }): Promise<ReferenceDesign> {
  const found = version === 0 ? referenceDesigns().get(id) : (await findOwnDesign(database, id, version))?.design
  if (!found) throw noDesign()
  return found
}
