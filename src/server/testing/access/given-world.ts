import { sql } from 'kysely'
import { disable } from '#server/accounts/manage-accounts.ts'
import { keepMadeFile } from '#server/generation/made-files/store.ts'
import type { givenApp } from '../given-app.ts'
import { designRequirements, pictureOfDesign } from '../given-small-design.ts'
import { remarkInputsOf } from './remark-inputs.ts'
import { chatInputsOf, givenConversations } from './chat-inputs.ts'
import { clientInputsOf, givenContacts } from './client-inputs.ts'
import { isOfFirm, type OfFirm, type Person, rightsOfFirm } from './people.ts'
import { givenLinks, givenRemarks, lastPart, newAddress } from './given-remarks.ts'
import { givenSpares } from './given-spares.ts'
import { ownInputsOf } from './own-inputs.ts'
import { projectInputsOf } from './project-inputs.ts'
import { referenceInputsOf } from './reference-inputs.ts'
import type { Inputs, World } from './world.ts'

type App = Awaited<ReturnType<typeof givenApp>>

const block = pictureOfDesign
const nowhere = 'A'.repeat(43)
const grant = '00000000-0000-4000-8000-000000000000'
const brief = (projectName: string) => ({ documentType: 'hld' as const, client: 'aldgate' as const, projectName })

const inputsOfAccounts: Omit<Inputs['accounts'], 'login'> = {
  sendCode: { username: 'spare' },
  check: {},
  logout: {},
  chooseWorkspace: { mode: 'live' },
  changePassword: { current: 'not the current one', next: 'a new long password' },
  confirm: { password: 'not the current one' },
  signIns: {},
  endSignIn: { id: grant },
  clientRights: {},
  settleClientRights: { client: 'calder', approves: true, sharesOutside: false, endsGrantsOfStaff: false },
}

const newName = { op: 'set' as const, id: 'system', field: 'text', value: 'Claims' }
/** The first person with the right creates a version; for the others nothing changes. */
const designInputsOf = (id: string): Inputs['design'] => ({
  get: { id },
  try: { id, base: '1.0.0', changes: [newName] },
  change: { id, base: '1.0.0', changes: [newName] },
  // Callers with the right to do so get the response that it is up to date.
  follow: { id },
})
const pageInputsOf = (id: string): Inputs['documentPage'] => ({
  look: { id },
  surroundings: { id },
  // Callers with the right to do so get the response that the document has changed.
  edit: { id, section: 'answer', base: '0.0.1', blocks: [] },
  rewrite: { id, section: 'answer', base: '0.0.1' },
  change: { id, base: '0.0.1', wish: 'one queue' },
  rule: { id, base: '0.0.1', answers: [{ question: 'OQ-1', answer: 'Yes.' }] },
})

const hookInputsOf = ({ hook: id }: World): Inputs['hooks'] => ({
  list: {},
  make: { url: 'https://receiver.example/hooks', events: ['version.added'] },
  end: { id: grant },
  enable: { id },
  test: { id },
  deliveries: { id },
  sendAgain: { id, delivery: grant },
})

/** The inputs with which a person calls the sharing. */
function sharingInputsOf({ id, link }: World, person: Person): Inputs['sharing'] {
  const token = person === 'guest of a link' ? link : nowhere
  return {
    share: { id, email: newAddress() },
    grants: { id },
    revoke: { id, grant },
    endAll: { id },
    outbox: {},
    sendAgain: { id: grant },
    printed: { id },
    picture: { id, block },
    openShared: { token },
    sharedDoor: { token },
    sharedDocument: { token },
    sharedPicture: { token, block },
    sharedFile: { token, format: 'json' },
  }
}

const saidInputsOf = (world: World, person: Person) => ({
  ...remarkInputsOf(world, person),
  ...ownInputsOf(world.member),
  accounts: { login: { username: 'spare', password: world.password }, ...inputsOfAccounts },
})
const fewInputsOf = (id: string): Pick<Inputs, 'samples' | 'drive'> => ({
  samples: { portfolio: {}, projects: {} },
  drive: { copy: { id }, sync: { id } },
})

const newestInputsOf = ({ id, project, key, file }: World): Inputs['documentsV3'] => ({
  templates: {},
  list: {},
  generate: brief(project),
  project: { client: 'aldgate', projectName: project },
  generations: {},
  generation: { key },
  events: { key },
  file: { key, id: file },
  stop: { key },
  regenerate: { key },
  readFile: {},
  readBack: {},
  facts: { id },
  download: { id },
})
/** The inputs with which a person makes each call: all know the document's id, but only the guest has the link. */
export function inputsOf(world: World, person: Person): Inputs {
  const { id, project, linkId } = world
  return {
    ...saidInputsOf(world, person),
    ...fewInputsOf(id),
    documentsV1: {
      templates: {},
      list: {},
      get: { id },
      generate: brief(project),
      // Each version can be approved once, so staff and the client use different ones.
      approve: { id, version: isOfFirm(person) ? '1.1.0' : '1.0.0' },
      publish: { id, version: '1.2.0' },
      // None of them is approved without having been shared, so callers with the right get a conflict.
      withdraw: { id, version: '1.2.0', reason: 'A figure is wrong.' },
      changes: { id, version: '1.2.0' },
      rollback: { id, targetVersion: '1.0.0' },
      export: { id },
      setupFolders: {},
    },
    ...clientInputsOf(world, person),
    comparison: { compare: { id }, file: { id, format: 'pdf' } },
    conversations: chatInputsOf(world, person),
    documentsV2: { templates: {}, list: {}, generate: brief(project), test: {}, download: { id } },
    documentsV3: newestInputsOf(world),
    design: designInputsOf(id),
    designAnswers: { earlier: { id } },
    designSheet: { read: { id, version: '1.0.0' }, fillIn: { id, version: '1.0.0' } },
    documentPage: pageInputsOf(id),
    // Callers with the right to do so get the response that the document has changed.
    questions: {
      answers: { id },
      answer: { id, base: '0.0.1', answers: [{ question: 'OQ-1', answer: 'Yes.' }] },
      list: { id },
      ask: { id, question: 'OQ-1', base: '0.0.1', contact: world.contacts[2] },
    },
    library: { list: {}, rename: { id, name: '' }, archive: { id, archived: false } },
    links: { list: { id }, make: { id, label: 'For the board' }, revoke: { id: linkId }, visits: { id: linkId } },
    // Others saved first, so callers with the right get a conflict.
    rates: { get: {}, save: { base: 7, currency: 'GBP', rates: [{ role: 'Developer', rate: 900 }] } },
    references: referenceInputsOf(id),
    projects: projectInputsOf(world.projectId, person),
    search: { find: { q: 'claims' } },
    samples: { portfolio: {}, projects: {} },
    sharing: sharingInputsOf(world, person),
    tokens: { list: {}, make: { name: 'For a script' }, end: { id: grant } },
    hooks: hookInputsOf(world),
    usage: { summary: {}, writers: {}, estimate: { documentType: 'hld' } },
  }
}

/** Returns the headers that identify a person. */
const headersBy =
  (token: string, cookieOf: Record<Exclude<Person, 'token'>, () => string>) =>
  (person: Person): Record<string, string> => {
    if (person === 'token') return { authorization: `Bearer ${token}` }
    const cookie = cookieOf[person]()
    return cookie ? { cookie } : {}
  }

type Known = { cookie(): string }
const cookiesOf = (known: Record<'administrator' | 'staff' | 'own' | 'other' | 'reader' | 'writer' | 'disabled', Known>) => ({
  'signed out': () => '',
  disabled: known.disabled.cookie,
  staff: known.staff.cookie,
  administrator: known.administrator.cookie,
  ...(Object.fromEntries(Object.keys(rightsOfFirm).map((person) => [person, known.own.cookie])) as Record<OfFirm, () => string>),
  'other firm': known.other.cookie,
  'reader by grant': known.reader.cookie,
  'writer by grant': known.writer.cookie,
  'guest of a link': () => '',
})

/** Creates a document with three versions: two that the client sees, among them its author's own, and a staff draft. */
export async function givenWorld(app: App) {
  // The first staff account is the administrator.
  const administrator = await app.signedIn()
  const [staff, own, other, disabled] = await Promise.all([
    app.signedIn(),
    app.signedIn('aldgate'),
    app.signedIn('calder'),
    app.signedIn(),
  ])
  const [readerAddress, writerAddress] = [newAddress(), newAddress()]
  const [reader, writer] = await Promise.all([app.signedIn('tessel', readerAddress), app.signedIn('tessel', writerAddress)])
  const [key, project] = [crypto.randomUUID(), 'Seen by all']
  const requirements = JSON.stringify(designRequirements)
  const asked = { ...brief(project), requirements, startFrom: 'customer-portal' }
  const { document } = await staff.documentsV3.generate(asked, { idempotencyKey: key })
  const { id } = document
  const { invitation } = await staff.sharing.share({ id, email: readerAddress, role: 'reader' })
  await staff.sharing.share({ id, email: writerAddress, role: 'writer' })
  const said = await givenRemarks(staff, id)
  await writer.documentsV3.generate(brief(project))
  for (const version of ['1.0.0', '1.1.0']) await staff.documentsV1.publish({ id, version })
  await staff.documentsV3.generate(brief(project))
  const { rows } = await sql<{ id: string }>`select id from generations where key = ${key}`.execute(app.database)
  await keepMadeFile(app.database, rows[0]!.id, { name: 'figures.csv', bytes: Buffer.from('a,b\n1,2\n') })
  const file = await sql<{ id: string }>`select id from made_files`.execute(app.database)
  const made = { ...(await givenSpares(app.database)), ...(await givenConversations(staff, id)) }
  await disable(app.database, disabled.username)
  const link = lastPart(invitation.link)
  const links = await givenLinks(staff, id)
  // A hook that receives no event in these tests.
  const nobody = { url: 'https://receiver.invalid/', events: ['review.withdrawn' as const], client: 'calder' as const }
  const { id: hook } = await administrator.hooks.make(nobody)
  const { token } = await staff.tokens.make({ name: 'Of the matrix', may: 'write' })
  const contacts = await givenContacts(staff)
  const { projects } = await staff.projects.list({})
  const projectId = projects.find(({ name }) => name === project)!.id
  const world: World = { contacts, hook, id, project, projectId, key, file: file.rows[0]!.id, link, ...links, ...made, ...said }
  const cookieOf = cookiesOf({ administrator, staff, own, other, reader, writer, disabled })
  return { world, headersOf: headersBy(token, cookieOf), staff }
}
