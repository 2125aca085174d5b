import { Link } from 'react-router'
import type { ProjectPage } from '#shared/api/projects.ts'
import { addDesign } from '#words/read-back.ts'
import * as words from '#words/projects.ts'
import { WriteFirst } from './write-first.tsx'

/** Why a project has no plan, and for staff the action that makes one. */
export const NoPlan = ({ project: { source, papers, mayWrite, client, name } }: { project: ProjectPage }) => (
  <p className="px-4 py-3 wrap-anywhere text-ink-3 sm:px-5">
    {!mayWrite
      ? `${words.noPlanYet}.`
      : source === null || papers.length === 0
        ? words.planNeedsDocument(<WriteFirst client={client} name={name} />)
        : words.planNeedsDesign(
            source.title,
            <Link to={`/documents/${source.documentId}`} className="text-ink-2 underline underline-offset-4 hover:text-ink">
              {addDesign}
            </Link>,
          )}
  </p>
)
