import type { ReactNode } from 'react'
import { sentence } from '../sentence.ts'

export const apiConfiguration = 'API-Konfiguration'
export const profile = 'Profil'
export const notificationPreferences = 'Benachrichtigungen einstellen'
export const security = 'Sicherheit'
export const appearance = 'Darstellung'
export const dataPrivacy = 'Daten & Datenschutz'
export const team = 'Team'
export const settings = 'Einstellungen'
export const manageYourAccountAndApplication = 'Konto und Anwendung nach Ihren Wünschen einrichten'
export const thisSectionIsComingSoon = 'Dieser Bereich folgt in Kürze'
export const dark = 'Dunkel'
export const lightWordsOnDarkPage = 'Heller Text auf dunklem Grund'
export const light = 'Hell'
export const darkWordsOnLightPage = 'Dunkler Text auf hellem Grund'
export const samplesNote =
  '„Beispiele“ zeigt jede Ansicht mit erfundenen Daten. Ihre eigene Arbeit bleibt unverändert, und Sie können jederzeit zurück.'
export const savedYouSeeThisWherever = 'Gespeichert: Das gilt überall, wo Sie sich anmelden.'
export const theme = 'Design'
export const approveTheirDocuments = 'Ihre Dokumente freigeben'
export const shareWithAddressesOutsideTheir = 'Mit Adressen außerhalb ihrer Firma teilen'
export const endWhatStaffHaveShared = 'Vom Team Geteiltes beenden'
export const saved = 'Gespeichert.'
export const howLongItIsKept = 'Wie lange es aufbewahrt wird'
export const whoOpenedYourLinksLetters =
  'Wer Ihre Links geöffnet hat, für Sie gesendete E-Mails und nicht mehr genutzte Unterhaltungen werden nach dieser Zeit gelöscht. Dokumente, was Sie geteilt haben, Freigaben und das Protokoll bleiben erhalten.'
export const yourData = 'Ihre Daten'
export const yourProfileChoicesSignIns =
  'Ihr Profil, Ihre Einstellungen, Anmeldungen, E-Mails, Unterhaltungen und was Sie getan haben, als JSON. Dokumente können einzeln heruntergeladen werden.'
export const downloadYourData = 'Ihre Daten herunterladen'
export const savedWhatIsOlderGoes = 'Gespeichert. Was älter ist, wird innerhalb eines Tages gelöscht.'
export const days = 'Tage'
export const retentionBounds = '7 bis 3.650'
export const saveChanges = 'Änderungen speichern'
export const hide = 'Verbergen'
export const show = 'Anzeigen'
export const openAIApiKey = 'OpenAI-API-Schlüssel'
export const requiredForGpt5Model = 'Nötig für den Zugriff auf das Modell GPT-5'
export const anthropicApiKey = 'Anthropic-API-Schlüssel'
export const requiredForClaudeSonnet4 = 'Nötig für den Zugriff auf das Modell Claude Sonnet 4.0'
export const securityNotice = 'Sicherheitshinweis'
export const apiKeysAreEncryptedAnd = 'API-Schlüssel werden verschlüsselt und sicher aufbewahrt. Geben Sie sie an niemanden weiter.'
export const thisPageDoesNotSend =
  'Diese Seite sendet und speichert sie noch nicht. Ihre Eingaben gehen verloren, wenn Sie die Seite verlassen.'
export const whoWrites = 'Wer schreibt'
export const administratorsKeepKeysOfVendors = 'Die Schlüssel der Anbieter verwaltet die Administration.'
export const apiKeysAreEncryptedAndStored =
  'API-Schlüssel werden verschlüsselt und sicher aufbewahrt und nie wieder angezeigt. Geben Sie sie an niemanden weiter.'
export const keyIsSetOnServer = 'Auf dem Server selbst ist ein Schlüssel gesetzt; er geht einem hier hinterlegten vor.'
export const keptKeyNoLongerOpens =
  'Der hinterlegte Schlüssel lässt sich nicht mehr öffnen: Der Server hat jetzt einen anderen SECRET_KEY. Hinterlegen Sie ihn neu.'
export const noKeyIsSaved = 'Kein Schlüssel ist hinterlegt.'
export const keyIsSavedSince = (value: string) => `Ein Schlüssel ist hinterlegt seit ${value}.`
export const keyOfIsKept = (label: string) => `Der Schlüssel für ${label} ist hinterlegt.`
export const acceptsTheKey = (label: string) => `${label} nimmt den Schlüssel an.`
export const didNotAcceptKey = (label: string) => `${label} hat den Schlüssel nicht angenommen.`
export const keyOfIsRemoved = (label: string) => `Der Schlüssel für ${label} ist entfernt.`
export const apiKey = (label: string) => `${label}-API-Schlüssel`
export const sixteenCharactersAtLeast = 'mindestens 16 Zeichen'
export const keepKeyOf = (label: string) => `Schlüssel für ${label} hinterlegen`
export const testKeyOf = (label: string) => `Schlüssel für ${label} testen`
export const test = 'Testen'
export const removeKeyOf = (label: string) => `Schlüssel für ${label} entfernen`
export const aModelOfYourOwn = 'Ein eigenes Modell'
export const noLocalModel =
  'Es ist keines eingerichtet. Ein Modell auf dem eigenen Rechner schreibt Dokumente ohne Anbieter. Die Anleitung „docs/a-model-on-this-machine.md“ liegt dem Server bei.'
export const localModelIsSet = 'Auf dem Server eingerichtet. Es wird verwendet, wenn kein Schlüssel eines Anbieters hinterlegt ist.'
export const address = 'Adresse'
export const model = 'Modell'
export const context = 'Kontext'
export const tokens = (count: string) => `${count} Tokens`
export const testLocalModel = 'Das eigene Modell testen'
export const localModelAnswers = (name: string) => `${name} antwortet.`
export const localModelDoesNotAnswer = 'Das Modell antwortet nicht.'
export const email = 'E-Mail'
export const whatIsSharedWithThis = 'Was mit dieser Adresse geteilt ist, wird dem Konto gezeigt.'
export const firm = 'Firma'
export const staff = 'Team'
export const yourPasswordIsChangedYour = 'Ihr Passwort ist geändert. Ihre anderen Anmeldungen sind beendet.'
export const currentPassword = 'Aktuelles Passwort'
export const newPassword = 'Neues Passwort'
export const eightCharactersAtLeast = 'mindestens 8 Zeichen'
export const changePassword = 'Passwort ändern'
export const isAddedFromNowOn = (label: string) =>
  `${label} ist hinzugefügt. Von jetzt an braucht jede Anmeldung einen Passkey; Ihre anderen Anmeldungen sind beendet.`
export const isRemoved = (label: string) => `${label} ist entfernt.`
export const yourPassword = 'Ihr Passwort'
export const askedForBeforePasskeyIs = 'Wird verlangt, bevor ein Passkey hinzugefügt oder entfernt wird'
export const nameOfNewPasskey = 'Name des neuen Passkeys'
export const suchAsDeviceThatHolds = 'Etwa das Gerät, auf dem er liegt'
export const addAPasskey = 'Passkey hinzufügen'
export const youHaveNoneYourPassword = 'Sie haben keinen: Ihr Passwort allein genügt zur Anmeldung.'
export const removePasskey = (label: string) => `${label} entfernen`
export const countsOnceLinkOfIts = (awaited: string) => `${awaited} gilt, sobald der Link in der E-Mail geöffnet wurde.`
export const whatIsSharedWithAddress =
  'Was mit einer Adresse geteilt ist, sieht, wem sie gehört: Eine andere gilt erst, wenn der Link in der E-Mail geöffnet wurde.'
export const noLettersCanBeSent = 'Von hier können keine E-Mails gesendet werden: Adressen ändert die Administration.'
export const savedLetterIsOnIts = (awaited: string) =>
  `Gespeichert. Eine E-Mail ist unterwegs an ${awaited}: Öffnen Sie ihren Link innerhalb eines Tages.`
export const username = 'Benutzername'
export const savedLabel = 'Gespeichert'
export const yourChoicesAreKeptIn = 'Ihre Auswahl bleibt in diesem Browser gespeichert.'
export const password = 'Passwort'
export const newOneEndsYourSign = 'Ein neues beendet Ihre Anmeldungen in allen anderen Browsern.'
export const passkeys = 'Passkeys'
export const withOneEverySignIn =
  'Mit einem Passkey braucht jede Anmeldung Ihr Passwort und den Passkey. Wer ihn verliert, bittet die Administration um ein neues Passwort, das ihn entfernt.'
export const whereYouAreSignedIn = 'Wo Sie angemeldet sind'
export const programs = 'Programme'
export const otherSystemsReadAndWrite =
  'Andere Systeme lesen und schreiben Dokumente mit einem Token und erfahren von Änderungen durch Webhooks.'
export const tokensAndWebhooks = 'Tokens und Webhooks'
export const emailNotifications = 'E-Mail-Benachrichtigungen'
export const newsByEmail = 'Neuigkeiten per E-Mail'
export const desktopNotifications = 'Desktop-Benachrichtigungen'
export const newsOnThisComputersScreen = 'Neuigkeiten auf dem Bildschirm dieses Rechners'
export const projectUpdates = 'Projektneuigkeiten'
export const milestonesAndDeadlines = 'Meilensteine und Termine'
export const clientActivity = 'Kundenaktivität'
export const newClientMessagesAndRequests = 'Neue Nachrichten und Anfragen von Kunden'
export const signsInWithThisPassword = (username: string) =>
  `${username} meldet sich mit diesem Passwort an. Es wird nur dieses eine Mal angezeigt: Übergeben Sie es und lassen Sie es unter Sicherheit ändern.`
export const anUnknownBrowser = 'Ein unbekannter Browser'
export const thatSignInHasEnded = 'Diese Anmeldung ist beendet.'
export const thisBrowser = 'Dieser Browser'
export const endSignInOfAt = (browser: string, address: string) => `Anmeldung von ${browser} unter ${address} beenden`
export const isAdded = (username: string) => `${username} ist hinzugefügt.`
export const toSignInWith = 'Zum Anmelden'
export const add = 'Hinzufügen'
export const withAPasskey = 'mit Passkey'
export const you = 'Sie'
export const changeAccount = (displayName: string) => `${displayName} ändern`
export const close = 'Schließen'
export const change = 'Ändern'
export const roleIsChanged = 'Die Rolle ist geändert.'
export const askToDisable = (displayName: string) => `${displayName} sperren?`
export const theirSignInsEndNow = 'Alle Anmeldungen enden jetzt. Erst mit einem neuen Passwort ist eine Anmeldung wieder möglich.'
export const disable = 'Sperren'
export const disabled = 'Gesperrt.'
export const askToGiveNewPassword = (displayName: string) => `${displayName} ein neues Passwort geben?`
export const theirSignInsEndNowAnd = 'Alle Anmeldungen enden jetzt, und die Passkeys werden entfernt.'
export const giveNewPassword = 'Neues Passwort vergeben'
export const thereIsNewPassword = 'Es gibt ein neues Passwort.'
export const makeAMember = 'Zum Mitglied machen'
export const makeAnAdministrator = 'Zur Administration machen'
export const accounts = 'Konten'
export const addAnAccount = 'Konto hinzufügen'
export const itsPasswordIsShownOnce = 'Das Passwort wird einmal angezeigt, zum Übergeben.'
export const whatClientsMayDo = 'Was Kunden dürfen'
export const beyondReadingAndWritingWhat = 'Über das Lesen und Schreiben des Eigenen hinaus.'
export const beyondReadingAndWritingWhatIs = 'Über das Lesen und Schreiben des Eigenen hinaus. Konten verwaltet die Administration.'
export const tabNames = {
  'api-keys': 'API-Schlüssel',
  profile: 'Profil',
  notifications: 'Benachrichtigungen',
  security: 'Sicherheit',
  appearance: 'Darstellung',
  data: 'Daten & Datenschutz',
  team: 'Team',
  designs: 'Referenzentwürfe',
  rates: 'Tagessätze',
}
export const administrator = 'Administration'
export const staffMember = 'Team'
export const andDisabled = 'gesperrt'
export const browserOnSystem = (browser: string, system: string) => `${browser} auf ${system}`
export const addedNotUsed = (day: string) => `Hinzugefügt am ${day}, noch nicht verwendet`
export const addedAndUsed = (added: string, used: string) => `Hinzugefügt am ${added}, zuletzt verwendet am ${used}`
export const signedInSince = (address: ReactNode, moment: string) => sentence`${address}, seit ${moment}`
export const language = 'Sprache'
export const languageNote = 'Die Seite wird in dieser Sprache neu geladen. Dokumente und Meldungen des Servers bleiben englisch.'
export const thisBrowserIsAllowedTo = 'Dieser Browser darf sie anzeigen: Er tut es, solange die Seite im Hintergrund offen ist.'
export const thisBrowserRefusesThemFor =
  'Dieser Browser lässt sie für diese Website nicht zu. Erlauben Sie Benachrichtigungen in seinen Einstellungen für diese Website, meist hinter dem Symbol neben der Adresse.'
export const thisBrowserHasNotAllowed = 'Dieser Browser hat sie noch nicht erlaubt.'
export const thisBrowserCannotShowThem =
  'Dieser Browser kann sie nicht anzeigen. Wählen Sie sie in einem, der es kann: Die Auswahl wird mit Ihrem Konto gespeichert.'
export const allowInThisBrowser = 'In diesem Browser erlauben'
export const none = 'Keine'
export const everyDay = 'Täglich'
export const everyWeek = 'Wöchentlich'
export const digest = 'Zusammenfassung'
export const whatHappenedInOneLetter = 'Was geschehen ist, in einer E-Mail.'
export const weeklyReportByMail = 'Wochenbericht per E-Mail'
export const figuresOfWeekThatEnded = 'Montags die Zahlen der vergangenen Woche und ein Link zur Seite.'
export const noMailForWeeklyReport =
  'Von hier können keine E-Mails gesendet werden: Die Seite „Wochenbericht“ hat ihn als Text zum Kopieren.'
export const projectUpdatesAreWhatColleagues =
  'Projektneuigkeiten sind, was Kolleginnen und Kollegen an Ihren Dokumenten tun, Kundenaktivität, was Kunden tun und sagen. Mit einer Zusammenfassung kommen Neuigkeiten nur in dieser E-Mail. Jede Auswahl wird sofort mit Ihrem Konto gespeichert. E-Mails, die ein Dokument teilen oder um eine Prüfung bitten, kommen in jedem Fall.'
export const alsoRevokeTokens = 'Auch meine Zugriffstokens widerrufen'
export const saveKey = 'Schlüssel speichern'
export const writeTheirDocuments = 'Dokumente bearbeiten und neue Versionen erzeugen'
export const dayRates = 'Was ein Tag jeder Rolle kostet'
export const whatRatesAreFor =
  'Ein neuer Entwurf, den Sie oder das Team anlegen, erhält diese Sätze für seine Arbeitstage, sofern er keine eigenen hat. Bestehende Entwürfe behalten ihre Sätze. Kunden sehen die Sätze nur in einem Dokument, das Sie mit ihnen teilen.'
export const ratesOf = (day: string, by: string) => `Gespeichert am ${day} von ${by}.`
export const noRates = 'Noch keine Sätze gespeichert.'
export const administratorsChangeRates = 'Die Administration ändert die Sätze.'
export const currencyOfRates = 'Währung'
export const currencyHint = 'Ein Code aus drei Buchstaben, etwa EUR'
export const rateForADay = 'Satz für einen Tag. Ohne Satz bleibt er für die Rolle zu vereinbaren.'
export const anotherRole = 'Weitere Rolle'
export const addRole = 'Rolle hinzufügen'
export const saveRates = 'Sätze speichern'
export const ratesAreSaved = 'Die Sätze sind gespeichert.'
