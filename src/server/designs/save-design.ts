import { AppError } from '#shared/errors.ts'
import type { ReferenceDesign } from '#shared/reference-design.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import { idOfDesign, soundDesign } from './policy.ts'
import { addOwnVersion, findOwnDesign, listOwnDesigns } from './store.ts'

type Saving = { viewer: Viewer; id: string; base: number }
type Version = Omit<Saving, 'base'> & { version: number; name: string; design: ReferenceDesign | null }

const movedOn = () =>
  new AppError('conflict', 'Somebody else has changed this design meanwhile; nothing was saved.', {
    details: 'Open it again, and make your change to what is there now.',
  })

async function keep(database: Database, { viewer, ...version }: Version): Promise<number> {
  await database.transaction().execute(async (transaction) => {
    if (!(await addOwnVersion(transaction, { ...version, created_by: viewer.accountId }))) throw movedOn()
    const details = { version: version.version, isBack: version.design === null }
    await recordAudit(transaction, { actor: viewer.accountId, action: 'design-saved', subject: version.id, details })
  })
  return version.version
}

/** Returns the current state of a design before a change. */
async function current(database: Database, id: string, base: number) {
  const own = await findOwnDesign(database, id)
  const packaged = referenceDesigns().get(id)
  if (!own && !packaged) throw noDesign()
  if ((own?.version ?? 0) !== base) throw movedOn()
  return { own, packaged }
}

export const noDesign = () => new AppError('not-found', 'There is no reference design of this name.')

/** Saves the next version of the firm's copy and returns its number. */
export async function saveDesign(database: Database, { design: raw, ...saving }: Saving & { design: unknown }): Promise<number> {
  const design = soundDesign(raw)
  const { viewer, id, base } = saving
  await current(database, id, base)
  return keep(database, { viewer, id, version: base + 1, name: design.name, design })
}

/** Goes back to the packaged design, if there is one; earlier versions are preserved. */
export async function takeBack(database: Database, { viewer, id, base }: Saving): Promise<number> {
  const { own, packaged } = await current(database, id, base)
  if (!own?.design) throw new AppError('conflict', 'The packaged design is used already.')
  return keep(database, { viewer, id, version: base + 1, name: packaged?.name ?? own.design.name, design: null })
}

/** Adds a new design; its id is derived from its name. */
export async function addDesign(database: Database, { viewer, design: raw }: { viewer: Viewer; design: unknown }): Promise<string> {
  const design = soundDesign(raw)
  const taken = new Set([...referenceDesigns().keys(), ...(await listOwnDesigns(database)).map(({ id }) => id)])
  const id = idOfDesign(design.name, taken)
  await keep(database, { viewer, id, version: 1, name: design.name, design })
  return id
}
