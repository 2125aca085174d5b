import type { api } from '#shared/api/api.ts'
import {
  signedIn,
  inPerson,
  outcomeForAll,
  everybody,
  everyNone,
  everyAccount,
  readers,
  writers,
  changers,
  servers,
  sharersOutside,
  approvers,
  staffOfReadable,
  oneOfStaff,
  staffAlone,
  refusedInPerson,
  administratorAlone,
  ofFirm,
  ownWork,
  holdersOfLink,
} from './kinds-of-access.ts'
import { type Access, forFirm } from './people.ts'

type Table = typeof api

/** The expected outcome of each call for each person. A call without an entry does not compile. */
export const expectedAccess: { [Noun in keyof Table]: Record<keyof Table[Noun], Access> } = {
  accounts: {
    login: everybody,
    sendCode: everybody,
    check: everybody,
    logout: everybody,
    chooseWorkspace: inPerson(everyAccount),
    // With a wrong password.
    changePassword: refusedInPerson,
    confirm: refusedInPerson,
    signIns: inPerson(everyAccount),
    endSignIn: inPerson(everyAccount),
    clientRights: inPerson(staffAlone),
    settleClientRights: inPerson(staffAlone),
  },
  clients: {
    list: everyAccount,
    choices: everyAccount,
    get: signedIn('allowed', 'allowed', 'hidden', 'hidden', 'hidden'),
    create: staffAlone,
    change: staffAlone,
    addContact: staffAlone,
    changeContact: staffAlone,
    removeContact: staffAlone,
    import: staffAlone,
    export: staffAlone,
  },
  passkeys: {
    // Without the cookie of a right password, a passkey gives no access.
    ask: everyNone,
    confirm: everyNone,
    list: inPerson(everyAccount),
    // With a wrong password.
    begin: refusedInPerson,
    // No account has a passkey, and none was requested: a conflict.
    askAgain: inPerson(everyAccount),
    confirmAgain: refusedInPerson,
    add: inPerson(everyAccount),
    remove: refusedInPerson,
  },
  settings: {
    preferences: inPerson(everyAccount),
    changePreferences: inPerson(everyAccount),
    profile: inPerson(everyAccount),
    changeProfile: inPerson(everyAccount),
    // With an invalid link.
    confirmAddress: outcomeForAll('hidden'),
    ownData: inPerson(everyAccount),
  },
  team: {
    list: administratorAlone,
    add: administratorAlone,
    change: administratorAlone,
    disable: administratorAlone,
    reset: administratorAlone,
    role: administratorAlone,
  },
  keys: {
    list: administratorAlone,
    keep: administratorAlone,
    test: administratorAlone,
    local: administratorAlone,
    testLocal: administratorAlone,
    remove: administratorAlone,
  },
  // The settings in the call name no existing accounts.
  enquiries: {
    send: everybody,
    list: staffAlone,
    settle: { ...staffAlone, staff: 'hidden', administrator: 'hidden', token: 'hidden' },
  },
  // With a wrong password.
  erasure: { count: administratorAlone, erase: refusedInPerson },
  comparison: { compare: readers, file: readers },
  comments: {
    threads: readers,
    begin: readers,
    reply: readers,
    resolve: writers,
    // The comment belongs to a staff account and is visible to all readers.
    edit: oneOfStaff,
    delete: oneOfStaff,
  },
  conversations: {
    list: everyAccount,
    answerers: everyAccount,
    // About a document that the caller can read.
    begin: readers,
    // The conversation belongs to a staff account, and to no one else.
    get: ownWork,
    change: ownWork,
    remove: ownWork,
    ask: ownWork,
    askAgain: ownWork,
    events: ownWork,
    stop: ownWork,
    markdown: ownWork,
  },
  documentsV1: {
    templates: everyAccount,
    list: everyAccount,
    get: readers,
    generate: writers,
    approve: approvers,
    withdraw: approvers,
    changes: readers,
    publish: staffOfReadable,
    rollback: writers,
    export: readers,
    setupFolders: everyAccount,
  },
  documentsV2: { templates: everyAccount, list: everyAccount, generate: writers, test: everyAccount, download: readers },
  documentsV3: {
    templates: everyAccount,
    list: everyAccount,
    generate: writers,
    // A caller who may not write for the project gets an empty response.
    project: everyAccount,
    generations: everyAccount,
    generation: ownWork,
    // Waits for the caller's own work of that key; reveals only work of the caller's own account.
    events: everyAccount,
    file: ownWork,
    stop: ownWork,
    regenerate: ownWork,
    readFile: everyAccount,
    readBack: everyAccount,
    facts: readers,
    download: readers,
  },
  // A client account with the right to write is not staff, so the workspace is not for it.
  design: { get: staffAlone, try: staffAlone, change: staffAlone, follow: staffAlone },
  designAnswers: { earlier: staffAlone },
  designSheet: { read: staffAlone, fillIn: staffAlone },
  documentPage: { look: readers, surroundings: readers, edit: changers, rewrite: changers, change: staffAlone, rule: changers },
  references: {
    list: everyAccount,
    get: everyAccount,
    components: staffAlone,
    check: staffAlone,
    nearest: staffAlone,
    save: staffAlone,
    goBack: staffAlone,
    add: staffAlone,
    // For others, the response does not reveal whether the document exists.
    draft: staffAlone,
  },
  reviews: {
    list: readers,
    ask: sharersOutside,
    // No mail server is set up here, so no email has failed.
    sendAgain: signedIn('hidden', 'hidden', 'hidden', 'hidden', 'hidden'),
    asked: everyAccount,
    // In these calls only staff were asked, and one of them asked.
    decide: oneOfStaff,
    withdraw: oneOfStaff,
    certificate: readers,
    trail: readers,
    open: holdersOfLink,
    openPicture: holdersOfLink,
    openFile: holdersOfLink,
    openDecide: holdersOfLink,
  },
  library: { list: everyAccount, rename: staffOfReadable, archive: staffOfReadable },
  drive: { copy: staffOfReadable, sync: staffOfReadable },
  // The link belongs to staff.
  links: {
    list: servers,
    make: sharersOutside,
    revoke: { ...servers, ...forFirm('refused'), 'own firm that ends what staff shared': 'allowed' },
    visits: sharersOutside,
  },
  notifications: { list: everyAccount, events: everyAccount, read: everyAccount },
  // With a client; without one, every account sees its own overview.
  overview: { get: signedIn('allowed', 'allowed', 'hidden', 'hidden', 'hidden') },
  projects: {
    list: everyAccount,
    begin: staffAlone,
    get: ofFirm,
    settle: staffAlone,
    endSharing: staffAlone,
    updateItem: staffAlone,
    update: staffAlone,
    report: ofFirm,
  },
  questions: {
    list: staffOfReadable,
    ask: staffOfReadable,
    answers: servers,
    answer: signedIn('refused', 'allowed', 'hidden', 'refused', 'refused'),
  },
  search: { find: everyAccount },
  samples: { portfolio: staffAlone, projects: staffAlone },
  sharing: {
    // A client account shares with its own company and with staff unless staff change its rights.
    share: sharersOutside,
    grants: servers,
    revoke: servers,
    // Staff, who are tested first, have ended the shares.
    endAll: { ...staffOfReadable, 'reader by grant': 'hidden', 'writer by grant': 'hidden' },
    outbox: everyAccount,
    // No mail server is set up here, so no email is waiting.
    sendAgain: signedIn('hidden', 'hidden', 'hidden', 'hidden', 'hidden'),
    printed: readers,
    picture: readers,
    // With an invalid token, the response is the same as for a missing page.
    openShared: holdersOfLink,
    sharedDoor: holdersOfLink,
    sharedDocument: holdersOfLink,
    sharedPicture: holdersOfLink,
    sharedFile: holdersOfLink,
  },
  sharedComments: { threads: holdersOfLink, begin: holdersOfLink, reply: holdersOfLink },
  tokens: { list: inPerson(everyAccount), make: inPerson(everyAccount), end: inPerson(everyAccount) },
  hooks: {
    list: administratorAlone,
    make: administratorAlone,
    end: administratorAlone,
    enable: administratorAlone,
    test: administratorAlone,
    deliveries: administratorAlone,
    // None of its messages has failed.
    sendAgain: { ...administratorAlone, administrator: 'hidden' },
  },
  usage: { summary: everyAccount, writers: everyAccount, estimate: everyAccount },
  // With a client; without one, the report is about everything visible to the account.
  weeklyReport: { get: ofFirm, file: ofFirm },
}
