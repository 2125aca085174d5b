import type { Brief } from '#shared/brief.ts'
import { AppError } from '#shared/errors.ts'
import { documentTypes } from '#shared/document-types.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { changedIds } from '#server/compose/change/changed-ids.ts'
import { withoutDoubts } from '#server/compose/doubts.ts'
import type { Database } from '#server/platform/database.ts'
import { type AskPatching, buildPatched } from './build-patched.ts'
import { findOutdated } from './list-outdated.ts'
import { addPatched, designOf, type PatchedDocument } from './patch-document.ts'
import { permit } from './policy.ts'
import { getBase } from './revisions/store.ts'
import { getFacts } from './versions/store.ts'

type Services = { database: Database; ask: AskPatching }
type Request = { viewer: Viewer; id: string; versionId: string }

/** Adds a version to a document that is out of date with its project's current brief and facts; manual edits are preserved. */
export const followProject = ({ database, ask }: Services, request: Request): Promise<PatchedDocument> =>
  addPatched(database, request, async (document) => {
    const { viewer } = request
    const outdated = await findOutdated(database, viewer, permit('read', viewer, document))
    if (!outdated) throw new AppError('conflict', 'This document is up to date.')
    const newest = permit('read', viewer, outdated.newest)
    const { brief, solution: now } = (await getFacts(database, [newest])).get(newest.versionId)!
    const of = await getBase(database, document)
    const before = designOf(of.solution)
    const solution = withoutDoubts(now)
    const version = await buildPatched(ask, {
      of,
      brief: briefFor(document.type, { own: of.brief, project: brief }),
      before,
      solution,
      reason: `Brought up to date with ${documentTypes[newest.type].label} ${newest.version}.`,
    })
    return { solution, changed: changedIds(before, solution), version }
  })

/** Returns the project's brief for one document, with the document's own template, if any. */
function briefFor(documentType: Brief['documentType'], { own, project }: { own: Brief; project: Brief }): Brief {
  const { template: _, startsFrom: _origin, ...shared } = project
  return { ...shared, documentType, ...(own.template && { template: own.template }) }
}
