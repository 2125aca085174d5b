import { counted, plural } from '../counted.ts'

export const sendToClient = 'An Kunden senden'
export const sendForReview = 'Zur Prüfung senden'
export const send = 'Senden'
export const to = 'An'
export const peopleAt = (client: string) => `Bei ${client}`
export const colleagues = 'Kolleginnen und Kollegen'
export const noContacts = (client: string) => `Noch kein Kontakt von ${client} hat eine E-Mail-Adresse.`
export const hasAccount = 'hat ein Konto'
export const otherAddresses = 'Weitere E-Mail-Adressen'
export const separatedByCommas = 'Durch Kommas getrennt.'
export const theyMay = 'Sie dürfen'
export const rightLabels = {
  read: 'Lesen',
  comment: 'Lesen und kommentieren',
  edit: 'Lesen und bearbeiten',
  approve: 'Freigeben',
  answer: 'Nur Fragen beantworten',
}
export const answerBy = 'Antwort bis'
export const message = 'Nachricht'
export const questionsToAsk = 'Fragen an sie'
export const questionsPicked = (count: number) => (count === 0 ? 'keine' : counted(count, 'Frage', 'Fragen'))
export const onlyContactsAreAsked = 'Gefragt werden Kontakte des Kunden, andere nicht.'
export const otherQuestions = (count: number) => counted(count, 'weitere Frage', 'weitere Fragen')
export const linkSettings = 'Einstellungen des Links'
export const linkSettingsHint = 'Für Personen ohne Konto.'
export const expires = 'Gilt für'
export const untilItIsEnded = 'Bis er beendet wird'
export const password = 'Passwort (optional)'
export const passwordHint = 'Mindestens 8 Zeichen. Teilen Sie es auf einem anderen Weg mit als mit dieser E-Mail.'
export const filesCanBeDownloaded = 'Dateien können heruntergeladen werden'
export const askForTheirAddress = 'Nach der E-Mail-Adresse fragen'
export const checkTheirAddress = 'Adresse mit einem Code prüfen'
export const checkNeedsMail = 'Dafür ist ein Mailserver nötig.'
export const watermark = 'Wasserzeichen'
export const watermarkHint = 'Die Adresse oder der Tag steht auf jeder Seite; PDF ist die einzige Datei.'
export const showToClient = (client: string, version: string) => `Version ${version} allen zeigen, die sich für ${client} anmelden`
export const cannotBeTakenBack = 'Das lässt sich nicht zurücknehmen.'
export const pickQuestion = 'Wählen Sie mindestens eine Frage.'
export const pickSomebody = 'Wählen Sie mindestens eine Person.'
const seen = (version: string) =>
  version === 'newest-approved' ? 'die jeweils neueste freigegebene Version' : `Version ${version}`
export const rightSentences = {
  read: (names: string, count: number, version: string) => `${names} ${plural(count, 'kann', 'können')} ${seen(version)} lesen.`,
  comment: (names: string, count: number, version: string) =>
    `${names} ${plural(count, 'kann', 'können')} ${seen(version)} lesen und kommentieren.`,
  edit: (names: string, count: number, version: string) =>
    `${names} ${plural(count, 'kann', 'können')} ${seen(version)} lesen und nach der Anmeldung neu erzeugen oder zurücksetzen.`,
  approve: (names: string, count: number, version: string) =>
    `${names} ${plural(count, 'kann', 'können')} ${seen(version)} lesen und ${plural(count, 'wird', 'werden')} gebeten, sie freizugeben oder zu sagen, was zu ändern ist.`,
}
export const decideByLink = (names: string, count: number) =>
  `${names} ${plural(count, 'bekommt', 'bekommen')} einen persönlichen Link; wer ihn hat, kann diese Version lesen und entscheiden.`
export const answerSentence = (names: string, count: number, questions: number) =>
  `${names} ${plural(count, 'bekommt', 'bekommen')} ${counted(questions, 'Frage', 'Fragen')} zur Beantwortung.`
export const showsNoVersion = 'Das Dokument wird dadurch niemandem gezeigt.'
export const everybodySees = (client: string, version: string) =>
  `Alle, die sich für ${client} anmelden, sehen dann Version ${version}.`
export const clientSeesNow = (client: string, version: string) => `${client} sieht jetzt Version ${version}.`
export const clientSeesNothing = (client: string) => `${client} sieht noch keine Version.`
export const nobodyElse = 'Sonst sieht niemand etwas Neues.'
export const questionsGo = (count: number) => `${counted(count, 'Frage geht', 'Fragen gehen')} mit.`
export const sent = 'Gesendet'
export const done = 'Fertig'
export const outcomeOf = (name: string) => `Ergebnis für ${name}`
export const emailIsOnItsWay = 'Eine E-Mail ist unterwegs.'
export const copyThisToThem = 'Es wurde keine E-Mail gesendet. Kopieren Sie dies:'
export const findsItInAccount = 'Findet es im eigenen Konto. Es wurde keine E-Mail gesendet.'
export const isToBeAsked = 'Es wurde keine E-Mail gesendet, und ein Konto gibt es nicht. Bitte stellen Sie die Frage selbst.'
export const isPublished = (client: string) => `${client} kann diese Version jetzt sehen.`
export const copyFor = (name: string) => `Text für ${name} kopieren`
export const copyFailed = 'Der Browser hat das Kopieren nicht zugelassen. Markieren und kopieren Sie den Text.'
export const alreadyInReview = 'Diese Version wird schon geprüft. Wer sie freigibt, zeigt der Reiter „Prüfung“.'
export const readyToSend = 'Bereit zum Senden'
