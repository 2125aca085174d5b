import type { NavigateFunction } from 'react-router'
import type { PrintedDocument } from '#shared/api/sharing.ts'
import type { useSession } from '#web/accounts/session.ts'
import { api } from '#web/api/api.ts'
import { store } from '#web/ui/stored-value.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { briefFieldLabels } from '#words/brief-fields.ts'
import * as words from '#words/documents.ts'
import { type BriefValues, isBlank } from './brief-values.ts'
import { draftKeyOf } from './use-draft-key.ts'
import { draftName, findDraft } from './use-draft.ts'

type Around = { person: ReturnType<typeof useSession>; navigate: NavigateFunction } & Pick<Dialogs, 'confirm'>

/** Opens the generator with part of its form filled in; asks before it replaces text that the user has typed there. */
export async function beginDocument({ person, navigate, confirm }: Around, some: Partial<BriefValues>): Promise<void> {
  const place = draftKeyOf('advanced', person)
  const { projectName, requirements } = findDraft(place)
  const isTyped = !isBlank(projectName) || Object.values(requirements).some((text) => !isBlank(text))
  const text = words.replaceWhatIsInGenerators
  if (isTyped && !(await confirm({ text, yes: words.replace, no: words.keepTyped }))) return
  store(draftName(place), some)
  await navigate('/dashboard/documents')
}

/** Opens the generator with the brief of a version; what is generated there is the document's next version. */
export async function editBrief({ id, version, project }: PrintedDocument, around: Around) {
  const [{ document }, { fields, facts }] = await Promise.all([api.documentsV1.get({ id }), api.documentsV3.facts({ id, version })])
  const { documentType, client } = document
  const requirements = Object.fromEntries(Object.entries(fields).filter(([field]) => field in briefFieldLabels))
  await beginDocument(around, { documentType, client, projectName: project, requirements, names: rolesIn(facts['names']) })
}

/** The names of a version whose role a person chose. */
const rolesIn = (names: unknown): BriefValues['names'] =>
  (Array.isArray(names) ? (names as (BriefValues['names'][number] & { by?: { from: string } })[]) : []).flatMap(
    ({ name, role, by }) => (role && by?.from === 'person' ? [{ name, role }] : []),
  )
