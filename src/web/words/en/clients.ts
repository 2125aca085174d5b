import type { Sector } from '#shared/firm.ts'
import { counted } from '../counted.ts'

export const access = 'Access'
export const hasNotSignedIn = 'has not signed in'
export const lastSignedInOn = (day: string) => `last signed in on ${day}`
export const nobodyOfClientHasAccount = 'No one at the client has an account. '
export const noLinkWorks = 'No active links.'
export const waitingForApproval = (awaiting: number) => `${awaiting} waiting for approval`
export const everyFormOffersThisClient = 'The name and sector of this client cannot be changed.'
export const sector = 'Sector'
export const status = 'Status'
export const clientSince = 'Client since'
export const yearIfYouKnowIt = 'A year, if you know it.'
export const yearHasFourDigits = 'A year has four digits.'
export const searchClients = 'Search clients'
export const searchByName = 'Search by name'
export const allSectors = 'All sectors'
export const since = 'Since'
export const waiting = 'Waiting'
export const lastWritten = 'Last written'
export const clientsAsTable = 'Clients as a table'
export const documentTabs = { all: 'All', approval: 'Waiting for approval', questions: 'Open questions', approved: 'Approved' }
export const nothingWaitsForClientsApproval = 'Nothing waits for the client’s approval.'
export const nothingIsApprovedYet = 'No document is approved yet.'
export const noQuestionIsOpen = 'No question is open.'
export const noProjectYetFirstDocument = 'No project yet. The first document starts one.'
export const approvedOfWritten = (approved: number, written: number) => `${approved} of ${written} approved · `
export const nothingIsWrittenYet = 'No documents yet.'
export const allInLibrary = 'Open the list of documents'
export const remove = (name: string) => `Remove ${name}?`
export const addContact = 'Add contact'
export const contacts = 'Contacts'
export const noContactIsKnownYet = 'No contacts yet.'
export const hasAnAccount = 'has an account'
export const change = (name: string) => `Change ${name}`
export const changeLabel = 'Change'
export const removeName = (name: string) => `Remove ${name}`
export const email = 'Email'
export const phone = 'Phone'
export const role = 'Role'
export const contact = 'Contact'
export const saveContact = 'Save contact'
export const fileIsLargerThan2 = 'The file is larger than 2 MB. Split it into several.'
export const importClients = 'Import clients'
export const csvFile = 'CSV file'
export const firstLineNamesColumnsName =
  'The first line names the columns: Name and Sector, and if you like Status and Since. 5,000 clients at most.'
export const addClients = 'Add clients'
export const firstAreShown = (count: number) => ` The first ${count} are shown.`
export const linesOfFile = 'Lines of the file'
export const line = 'Line'
export const whatBecomesOfIt = 'Result'
export const added = 'Added'
export const enterpriseClients = 'Enterprise clients'
export const searchByClientOrEngagement = 'Search by client or engagement'
export const ofClients = (count: number, count2: number) => `${count} of ${count2} clients`
export const noClientMatches = 'No client matches'
export const tryFewerLettersOrLook = 'Try fewer letters, or look in every sector.'
export const clearSearchAndSector = 'Clear search and sector'
export const engagement = 'Engagement'
export const startupAdvisory = 'Startup Advisory'
export const servedTooAndNotNamed = 'Also served, not named'
export const prospect = 'Prospect'
export const active = 'Active'
export const paused = 'Paused'
export const former = 'Former'
export const people = 'People'
export const nobodyAnswersForThisClient = 'This client has no lead yet.'
export const thereIsNoSuchClient = 'There is no such client'
export const clientNotFound = 'Client not found'
export const itDoesNotExistOr = 'It does not exist, or you may not see it.'
export const clientSinceStartYear = (startYear: number) => `client since ${startYear}`
export const answersForIt = (owner: string) => `${owner} leads it`
export const archive = (name: string) => `Archive ${name}?`
export const itLeavesListsAndNothing = 'It disappears from lists, and no new documents can be written for it. You can restore it.'
export const isArchived = ' · archived'
export const viewAsThisClient = 'View as this client'
export const saveClient = 'Save client'
export const iAnswerForThisClient = 'I am this client’s lead'
export const nobodyAnswersForIt = 'No lead yet'
export const asItsPeopleSeeIt = (name: string) => `${name}, as its people see it`
export const asClientSeesIt = 'As the client sees it'
export const whatIsSharedWithOne = 'This preview is read-only and leaves out documents shared with a single person.'
export const backToClient = 'Back to the client'
export const clientPortfolio = 'Client Portfolio'
export const whomFirmWorksForOn = 'Your clients, their projects and when the work began.'
export const newEngagement = 'New Engagement'
export const yourEngagementWithFirm = 'Your work with us.'
export const yourOwnEngagementWillStand = 'Your work with us will appear here. Clients never see each other.'
export const whomFirmWorksForAnd = 'Your clients and what each is waiting for.'
export const yourFirmAndItsWork = 'Your firm and its work with us.'
export const exportCsv = 'Export CSV'
export const importCsv = 'Import CSV'
export const newClient = 'New client'
export const addClient = 'Add client'
export const cards = 'Cards'
export const table = 'Table'
export const noClientIsFound = 'No client found'
export const tryFewerLettersLookIn = 'Try fewer letters, look in every sector, or add the client.'
export const showMore = 'Show more'
export const first200AreShownSearch = 'The first 200 are shown: search for the others.'
export const disabled = 'disabled'
export const documentsSharedWithAddress = (count: number) => `${counted(count, 'document', 'documents')} shared with this address`
export const linksWork = (count: number) => counted(count, 'active link.', 'active links.')
export const canBeAdded = (count: number) => `${counted(count, 'client', 'clients')} can be added.`
export const linesLeftOut = (count: number) => ` ${counted(count, 'line is', 'lines are')} left out.`
export const clientsAdded = (count: number) => `${counted(count, 'client', 'clients')} added.`
export const addCountedClients = (count: number) => `Add ${counted(count, 'client', 'clients')}`
export const clientAsSeen = (name: string) => `${name} as seen`
export const sectorName = (sector: Sector): string => sector
export const noProjectUnderWay = 'No project is under way.'
export const archivedProjects = (count: number) => `Archived: ${counted(count, 'project', 'projects')}`
