import { plural } from '../counted.ts'

export const googleDrive = 'Google Drive'
export const openInDrive = 'In Drive öffnen'
export const copyInGoogleDriveIs = 'Die Kopie in Google Drive ist unterwegs.'
export const copyIsInGoogleDrive = 'Eine Kopie liegt in Google Drive.'
export const copyCouldNotBePut = 'Die Kopie konnte nicht in Google Drive abgelegt werden. Das Dokument bleibt hier erhalten.'
export const invitationForCopied = (to: string) => `Einladung für ${to} kopiert`
export const browserDidNotLetIt = 'Der Browser hat das Kopieren nicht zugelassen. Markieren Sie den Text und kopieren Sie ihn.'
export const copyInvitationFor = (to: string) => `Einladung für ${to} kopieren`
export const letterToIsTriedAgain = (to: string) => `Die E-Mail an ${to} wird erneut versucht`
export const sendLetterToAgain = (to: string) => `E-Mail an ${to} erneut senden`
export const noLongerSharedWith = (email: string) => `Nicht mehr mit ${email} geteilt`
export const revokeWhatIsSharedWith = (email: string) => `Zugriff von ${email} entziehen`
export const revoke = 'Entziehen'
export const showTheText = 'Text anzeigen'
export const invitationText = (subject: string, text: string, link: string) => `Betreff: ${subject}\n\n${text}\n\n${link}\n`
export const readOnly = 'Nur lesen'
export const readAndEdit = 'Lesen und bearbeiten'
export const watermark = 'Wasserzeichen'
export const links = 'Links'
export const newestApprovedVersion = 'immer die neueste freigegebene Version'
export const ofVersion = (version: string) => `Version ${version}`
export const untilItIsEnded = 'bis er beendet wird'
export const until = (day: string) => `bis ${day}`
export const withAPassword = 'mit Passwort'
export const checksWhoTheyAreBy = 'prüft mit einem Code, wer kommt'
export const asksWhoTheyAre = 'fragt, wer kommt'
export const noFiles = 'keine Dateien'
export const notOpenedYet = 'Noch nicht geöffnet'
export const linkForCopied = (label: string) => `Link für ${label} kopiert`
export const browserDidNotLetItBe = (link: string) => `Der Browser hat das Kopieren nicht zugelassen. Der Link ist ${link}`
export const linkForHasEnded = (label: string) => `Der Link für ${label} ist beendet`
export const madeBy = (openedSentence: string, createdBy: string) => `${openedSentence}; erstellt von ${createdBy}`
export const linkOf = (createdBy: string) => `Erstellt von ${createdBy}`
export const severalTimes = (what: string, times: number) => `${what} (${times}-mal)`
export const copyLinkFor = (label: string) => `Link für ${label} kopieren`
export const whoCameByLinkFor = (label: string) => `Wer über den Link für ${label} kam`
export const visits = 'Besuche'
export const endLinkFor = (label: string) => `Link für ${label} beenden`
export const opened = 'Geöffnet'
export const downloaded = 'Heruntergeladen'
export const commented = 'Kommentiert'
export const refused = 'Abgewiesen'
export const visitsCouldNotBeLoaded = 'Die Besuche konnten nicht geladen werden. Schließen und öffnen Sie sie erneut.'
export const nobodyHasComeYet = 'Noch war niemand da.'
export const when = 'Wann'
export const what = 'Was'
export const who = 'Wer'
export const fromLabel = 'Von wo'
export const notAsked = 'Nicht gefragt'
export const forWhoeverHasThemWithout = 'Für alle, die sie haben, ohne Konto.'
export const thereIsNoLinkYet = 'Es gibt noch keinen Link.'
export const invitationsToBeCopiedInto = 'Einladungen zum Kopieren in eine E-Mail. Von hier wird nichts gesendet.'
export const outbox = 'Postausgang'
export const invitationsAndWhatBecameOf = 'Einladungen und was aus ihren E-Mails wurde.'
export const nothingIsSharedYet = 'Noch ist nichts geteilt.'
export const sharing = 'Teilen'
export const itIsSharedWithNobody = 'Es ist noch mit niemandem geteilt.'
export const sharedWith = 'Geteilt mit'
export const alwaysNewestApprovedVersion = 'Immer die neueste freigegebene Version'
export const version = (version: string) => `Version ${version}`
export const untilSharedBy = (role: string, day: string, sharedBy: string) => `${role} bis ${day}, geteilt von ${sharedBy}`
export const versionApproved = (approvedVersion: string) => `${approvedVersion}, freigegeben`
export const versionAsShown = (version: string) => `${version}, wie angezeigt`
export const newestApproved = 'Neueste freigegebene'
export const versionTheySee = 'Sichtbare Version'
export const comments = 'Kommentare'
export const withWatermark = 'Wasserzeichen'
export const openedLast = (count: number, moment: string) =>
  `${plural(count, 'Einmal', `${count}-mal`)} geöffnet, zuletzt ${moment}`
export const everyAccountSees = (client: string, version: string) =>
  `Alle, die sich für ${client} anmelden, sehen Version ${version}.`
export const itIsSharedWithNobodyElse = 'Mit niemandem sonst geteilt.'
export const reviewersSee = (names: string, version: string) =>
  `Um Prüfung von Version ${version} gebeten, und kann sie lesen: ${names}.`
