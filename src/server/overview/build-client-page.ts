import type { z } from 'zod'
import type { clientsApi, ClientRow } from '#shared/api/clients.ts'
import type { Language } from '#shared/languages.ts'
import { specifiedClient } from '#shared/specified-client.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { listContacts } from '#server/clients/contacts/store.ts'
import type { PortfolioRow } from '#server/clients/portfolio/store.ts'
import { listShown } from '#server/documents/library/list-library.ts'
import { projectKey } from '#server/documents/store.ts'
import type { LibraryRow } from '#server/documents/library/store.ts'
import { emailKey } from '#server/sharing/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { listAccess } from './access/store.ts'
import { previewOf } from './preview-client.ts'
import { presentActivity } from './present-activity.ts'
import { newestOfProjects, showDocument } from './show-document.ts'
import { listActivity, listArchivedProjects, listPeople } from './store.ts'

type Page = z.input<typeof clientsApi.get.output>

const most = { looked: 200, rows: 20 }

/** Builds the page of a client: everything for staff, only what its own accounts may see for them. */
export async function buildClientPage(
  database: Database,
  viewer: Viewer,
  { client, language }: { client: PortfolioRow; language: Language },
): Promise<Page> {
  const asked = { filters: { client: client.id, archived: false }, limit: most.looked }
  const staff = isStaff(viewer)
  const [seen, shown, contacts, access, activity, archived] = await Promise.all([
    listShown(database, viewer, asked),
    staff ? listShown(database, previewOf(client.id), asked) : undefined,
    listContacts(database, client.id),
    staff ? listAccess(database, client.id) : null,
    staff ? listActivity(database, client.id) : [],
    listArchivedProjects(database, client.id),
  ])
  const ofFirm = shown ?? seen
  const people = await listPeople(
    database,
    client.id,
    ofFirm.map(({ versionId }) => versionId),
  )
  return {
    client: presentClient(client),
    mayChange: staff,
    isSpecified: specifiedClient(client.id) !== undefined,
    awaiting: ofFirm
      .filter(({ isApproved }) => !isApproved)
      .slice(0, most.rows)
      .map(showDocument),
    questions: newestOfProjects(ofFirm)
      .filter(({ questions }) => questions > 0)
      .slice(0, most.rows)
      .map((row) => ({ document: showDocument(row), count: row.questions })),
    projects: listProjects(seen, archived),
    documents: seen.slice(0, most.rows).map(showDocument),
    contacts,
    access: access && {
      ...access,
      accounts: access.accounts.map(({ lastSeenAt, ...account }) => ({
        ...account,
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
      })),
    },
    // Each person once: the client's own people are among the contacts, if they are listed there.
    people: people.filter((person) => !contacts.some(({ email }) => email !== '' && emailKey(email) === emailKey(person.email))),
    activity: activity.map((row) => presentActivity(row, language)),
  }
}

const listProjects = (rows: LibraryRow[], archived: Set<string>): Page['projects'] =>
  newestOfProjects(rows).map(({ project, createdAt }) => {
    const ofProject = rows.filter((row) => row.project.toLowerCase() === project.toLowerCase())
    return {
      name: project,
      documents: ofProject.length,
      approved: ofProject.filter(({ isApproved }) => isApproved).length,
      lastAt: createdAt.toISOString(),
      isArchived: archived.has(projectKey(project)),
    }
  })

export const presentClient = ({ lastAt, ...client }: PortfolioRow): ClientRow => ({
  ...client,
  lastAt: lastAt?.toISOString() ?? null,
})
