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

/** What comes of each call of the product for each person. A call that is not listed does not compile. */
export const expectedAccess: { [Noun in keyof Table]: Record<keyof Table[Noun], Access> } = {
  accounts: {
    login: everybody,
    sendCode: everybody,
    check: everybody,
    logout: everybody,
    chooseWorkspace: inPerson(everyAccount),
    // With a wrong one.
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
    // Without the cookie of a right password, a passkey lets nobody in.
    ask: everyNone,
    confirm: everyNone,
    list: inPerson(everyAccount),
    // With a wrong password.
    begin: refusedInPerson,
    // Nobody has one, and none was asked for: a conflict.
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
    // With a link that leads nowhere.
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
  // What settles names none that is there.
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
    // The comment is a staff account's, and open to all who may read.
    edit: oneOfStaff,
    delete: oneOfStaff,
  },
  conversations: {
    list: everyAccount,
    answerers: everyAccount,
    // About a document, by whoever may read it.
    begin: readers,
    // Of a staff account: nobody else's, whatever they are.
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
    // Who may write nothing of the project is told that nothing is known of it.
    project: everyAccount,
    generations: everyAccount,
    generation: ownWork,
    // Waits for work of one's own of that key; what is told is that of one's own account alone.
    events: everyAccount,
    file: ownWork,
    stop: ownWork,
    regenerate: ownWork,
    readFile: everyAccount,
    readBack: everyAccount,
    facts: readers,
    download: readers,
  },
  // A client's account that may write is not staff: the workspace is not for it.
  design: { get: staffAlone, try: staffAlone, change: staffAlone, follow: staffAlone },
  designAnswers: { earlier: staffAlone },
  designSheet: { read: staffAlone, fillIn: staffAlone },
  documentPage: { look: readers, surroundings: readers, edit: writers, rewrite: writers, change: staffAlone, rule: writers },
  references: {
    list: everyAccount,
    get: everyAccount,
    components: staffAlone,
    check: staffAlone,
    nearest: staffAlone,
    save: staffAlone,
    goBack: staffAlone,
    add: staffAlone,
    // Nobody else learns from it whether there is such a document.
    draft: staffAlone,
  },
  reviews: {
    list: readers,
    ask: sharersOutside,
    // Here no mail server is set up, so that no letter has failed.
    sendAgain: signedIn('hidden', 'hidden', 'hidden', 'hidden', 'hidden'),
    asked: everyAccount,
    // Of what is tried, staff alone were asked, and one of them asked.
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
  // The link is the staff's.
  links: {
    list: servers,
    make: sharersOutside,
    revoke: { ...servers, ...forFirm('refused'), 'own firm that ends what staff shared': 'allowed' },
    visits: sharersOutside,
  },
  notifications: { list: everyAccount, events: everyAccount, read: everyAccount },
  // As a client; alone it is everybody's own.
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
  questions: { list: staffOfReadable, ask: staffOfReadable },
  search: { find: everyAccount },
  samples: { portfolio: staffAlone, projects: staffAlone },
  sharing: {
    // A firm shares with its own and the staff unless staff settle otherwise.
    share: sharersOutside,
    grants: servers,
    revoke: servers,
    // Staff, who come first, have ended what was shared with them.
    endAll: { ...staffOfReadable, 'reader by grant': 'hidden', 'writer by grant': 'hidden' },
    outbox: everyAccount,
    // Here no mail server is set up, so that no letter waits.
    sendAgain: signedIn('hidden', 'hidden', 'hidden', 'hidden', 'hidden'),
    printed: readers,
    picture: readers,
    // To whoever comes with a token that leads nowhere, nothing.
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
    // No message of it has failed.
    sendAgain: { ...administratorAlone, administrator: 'hidden' },
  },
  usage: { summary: everyAccount, writers: everyAccount, estimate: everyAccount },
  // Of a client; alone it is of whatever one is shown.
  weeklyReport: { get: ofFirm, file: ofFirm },
}
