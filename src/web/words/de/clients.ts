import type { Sector } from '#shared/firm.ts'
import { counted, plural } from '../counted.ts'

export const access = 'Zugriff'
export const hasNotSignedIn = 'noch nie angemeldet'
export const lastSignedInOn = (day: string) => `zuletzt angemeldet am ${day}`
export const nobodyOfClientHasAccount = 'Beim Kunden hat niemand ein Konto. '
export const noLinkWorks = 'Kein Link ist aktiv.'
export const waitingForApproval = (awaiting: number) => `${awaiting} ${plural(awaiting, 'wartet', 'warten')} auf Freigabe`
export const everyFormOffersThisClient = 'Dieser Kunde steht in jedem Formular: Name und Branche sind fest.'
export const sector = 'Branche'
export const status = 'Status'
export const clientSince = 'Kunde seit'
export const yearIfYouKnowIt = 'Das Jahr, falls bekannt.'
export const yearHasFourDigits = 'Ein Jahr hat vier Ziffern.'
export const searchClients = 'Kunden suchen'
export const searchByName = 'Nach Namen suchen'
export const allSectors = 'Alle Branchen'
export const since = 'Seit'
export const waiting = 'Wartend'
export const lastWritten = 'Zuletzt verfasst'
export const clientsAsTable = 'Kunden als Tabelle'
export const documentTabs = { all: 'Alle', approval: 'Zur Freigabe', questions: 'Offene Fragen', approved: 'Freigegeben' }
export const nothingWaitsForClientsApproval = 'Nichts wartet auf die Freigabe des Kunden.'
export const nothingIsApprovedYet = 'Noch ist kein Dokument freigegeben.'
export const noQuestionIsOpen = 'Keine Frage ist offen.'
export const noProjectYetFirstDocument = 'Noch kein Projekt. Mit dem ersten Dokument beginnt eines.'
export const approvedOfWritten = (approved: number, written: number) => `${approved} von ${written} freigegeben · `
export const nothingIsWrittenYet = 'Noch ist nichts geschrieben.'
export const allInLibrary = 'Zur Liste der Dokumente'
export const remove = (name: string) => `${name} entfernen?`
export const addContact = 'Kontakt hinzufügen'
export const contacts = 'Kontakte'
export const noContactIsKnownYet = 'Noch ist kein Kontakt bekannt.'
export const hasAnAccount = 'hat ein Konto'
export const change = (name: string) => `${name} ändern`
export const changeLabel = 'Ändern'
export const removeName = (name: string) => `${name} entfernen`
export const email = 'E-Mail'
export const phone = 'Telefon'
export const role = 'Rolle'
export const contact = 'Kontakt'
export const saveContact = 'Kontakt speichern'
export const fileIsLargerThan2 = 'Die Datei ist größer als 2 MB: Teilen Sie sie auf.'
export const importClients = 'Kunden importieren'
export const csvFile = 'CSV-Datei'
export const firstLineNamesColumnsName =
  'Die erste Zeile nennt die Spalten: Name und Sector, auf Wunsch auch Status und Since. Höchstens 5.000 Kunden.'
export const addClients = 'Kunden hinzufügen'
export const firstAreShown = (count: number) => ` Die ersten ${count} werden angezeigt.`
export const linesOfFile = 'Zeilen der Datei'
export const line = 'Zeile'
export const whatBecomesOfIt = 'Was daraus wird'
export const added = 'Hinzugefügt'
export const enterpriseClients = 'Großkunden'
export const searchByClientOrEngagement = 'Nach Kunde oder Auftrag suchen'
export const ofClients = (count: number, count2: number) => `${count} von ${count2} Kunden`
export const noClientMatches = 'Kein Kunde passt'
export const tryFewerLettersOrLook = 'Versuchen Sie es mit weniger Buchstaben oder in allen Branchen.'
export const clearSearchAndSector = 'Suche und Branche zurücksetzen'
export const engagement = 'Auftrag'
export const startupAdvisory = 'Start-up-Beratung'
export const servedTooAndNotNamed = 'Ebenfalls betreut, aber nicht genannt'
export const prospect = 'Interessent'
export const active = 'Aktiv'
export const paused = 'Pausiert'
export const former = 'Ehemalig'
export const people = 'Personen'
export const nobodyAnswersForThisClient = 'Für diesen Kunden ist noch niemand zuständig.'
export const thereIsNoSuchClient = 'Diesen Kunden gibt es nicht'
export const clientNotFound = 'Kunde nicht gefunden'
export const itDoesNotExistOr = 'Er existiert nicht, oder Sie dürfen ihn nicht sehen.'
export const clientSinceStartYear = (startYear: number) => `Kunde seit ${startYear}`
export const answersForIt = (owner: string) => `zuständig: ${owner}`
export const archive = (name: string) => `${name} archivieren?`
export const itLeavesListsAndNothing =
  'Der Kunde verschwindet aus den Listen, und es wird nichts Neues für ihn geschrieben. Sie können ihn zurückholen.'
export const isArchived = ' · archiviert'
export const viewAsThisClient = 'Aus Sicht des Kunden'
export const saveClient = 'Kunde speichern'
export const iAnswerForThisClient = 'Ich bin zuständig'
export const nobodyAnswersForIt = 'Niemand ist zuständig'
export const asItsPeopleSeeIt = (name: string) => `${name} aus eigener Sicht`
export const asClientSeesIt = 'Aus Sicht des Kunden'
export const whatIsSharedWithOne =
  'Was nur mit einzelnen Adressen geteilt ist, steht hier nicht, und hier lässt sich nichts ausführen.'
export const backToClient = 'Zurück zum Kunden'
export const clientPortfolio = 'Kundenportfolio'
export const whomFirmWorksForOn = 'Für wen die Firma arbeitet, woran und seit wann.'
export const newEngagement = 'Neuer Auftrag'
export const yourEngagementWithFirm = 'Ihr Auftrag bei der Firma.'
export const yourOwnEngagementWillStand =
  'Hier wird Ihr eigener Auftrag stehen. Andere Kunden der Firma werden Ihnen nie gezeigt, und Sie ihnen auch nicht.'
export const whomFirmWorksForAnd = 'Ihre Kunden und was bei ihnen ansteht.'
export const yourFirmAndItsWork = 'Ihre Firma und ihre Arbeit mit uns.'
export const exportCsv = 'CSV exportieren'
export const importCsv = 'CSV importieren'
export const newClient = 'Neuer Kunde'
export const addClient = 'Kunde hinzufügen'
export const cards = 'Karten'
export const table = 'Tabelle'
export const noClientIsFound = 'Kein Kunde gefunden'
export const tryFewerLettersLookIn =
  'Versuchen Sie es mit weniger Buchstaben oder in allen Branchen, oder fügen Sie den Kunden hinzu.'
export const showMore = 'Mehr anzeigen'
export const first200AreShownSearch = 'Die ersten 200 werden angezeigt: Suchen Sie nach den übrigen.'
export const disabled = 'gesperrt'
export const documentsSharedWithAddress = (count: number) => `${counted(count, 'Dokument', 'Dokumente')} mit dieser Adresse geteilt`
export const linksWork = (count: number) => counted(count, 'Link ist aktiv.', 'Links sind aktiv.')
export const canBeAdded = (count: number) => `${counted(count, 'Kunde kann', 'Kunden können')} hinzugefügt werden.`
export const linesLeftOut = (count: number) => ` ${counted(count, 'Zeile wird', 'Zeilen werden')} ausgelassen.`
export const clientsAdded = (count: number) => `${counted(count, 'Kunde', 'Kunden')} hinzugefügt.`
export const addCountedClients = (count: number) => `${counted(count, 'Kunden', 'Kunden')} hinzufügen`
export const clientAsSeen = (name: string) => `Sicht von ${name}`

const sectorNames: Record<Sector, string> = {
  'Financial Services': 'Finanzdienstleistungen',
  'Public Sector': 'Öffentlicher Sektor',
  Technology: 'Technologie',
  Media: 'Medien',
  'Professional Services': 'Beratung und Kanzleien',
}
export const sectorName = (sector: Sector): string => sectorNames[sector]
export const noProjectUnderWay = 'Kein Projekt ist im Gange.'
export const archivedProjects = (count: number) => `Archiviert: ${counted(count, 'Projekt', 'Projekte')}`
