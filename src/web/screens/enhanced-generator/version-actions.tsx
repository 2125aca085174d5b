import type { RefObject } from 'react'
import type { VersionV1 } from '#shared/api/documents-v1.ts'
import { CompareLink } from '#web/comparison/compare-link.tsx'
import type { useVersions } from '#web/documents/queries.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { fetchPart } from '#web/ui/connection.ts'
import * as words from '#words/enhanced-generator.ts'
import * as general from '#words/general.ts'
import { WorkButton } from './work-button.tsx'

const actions = () => fetchPart(() => import('#web/documents/act-on-version.ts'))

export type VersionActionsProps = {
  version: VersionV1
  history: NonNullable<ReturnType<typeof useVersions>['data']>
  /** The client's name. */
  client: string
  dialog: Dialogs
  /** Takes the focus when the pressed button disappears with the reload. */
  heading: RefObject<HTMLElement | null>
}

const isUnpublished = ({ publishedAt }: VersionV1) => !publishedAt

/** The viewer's actions on a version. Only the newest version can be approved here, although the call accepts any. */
export function VersionActions({ version: past, history, client, dialog, heading }: VersionActionsProps) {
  const { version, approved, mayWithdraw } = past
  const { id, currentVersion } = history.document
  const { rights } = history
  const isCurrent = version === currentVersion
  const asked = { id, version, dialog }
  const returnTo = () => heading.current
  const before = history.versions[history.versions.findIndex((one) => one.version === version) + 1]?.version
  return (
    <div className="flex flex-wrap gap-1.5">
      {before && <CompareLink documentId={id} from={before} to={version} />}
      {rights.approve && isCurrent && !approved && (
        <WorkButton
          label={words.approveVersion(version)}
          work={async () => (await actions()).approveVersion({ ...asked, returnTo })}
        >
          {general.approve}
        </WorkButton>
      )}
      {rights.approve && mayWithdraw && (
        <WorkButton
          label={words.takeBackApprovalOfVersion(version)}
          work={async () => (await actions()).withdrawApproval({ ...asked, returnTo })}
        >
          {words.takeBack}
        </WorkButton>
      )}
      {rights.publish && isUnpublished(past) && (
        <WorkButton
          label={words.publishVersion(version)}
          work={async () => (await actions()).publish({ ...asked, client, returnTo })}
        >
          {general.publish}
        </WorkButton>
      )}
      {rights.rollback && !isCurrent && (
        <WorkButton
          label={words.rollbackToVersion(version)}
          work={async () => (await actions()).rollBack({ ...asked, currentVersion })}
        >
          {general.rollback}
        </WorkButton>
      )}
    </div>
  )
}
