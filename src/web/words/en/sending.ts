import { counted, plural } from '../counted.ts'

export const sendToClient = 'Send to client'
export const sendForReview = 'Send for review'
export const send = 'Send'
export const to = 'To'
export const peopleAt = (client: string) => `At ${client}`
export const colleagues = 'Colleagues'
export const noContacts = (client: string) => `No contact of ${client} has an email address yet.`
export const hasAccount = 'has an account'
export const otherAddresses = 'Other email addresses'
export const separatedByCommas = 'Separated by commas.'
export const theyMay = 'They can'
export const rightLabels = {
  read: 'Read',
  comment: 'Read and comment',
  edit: 'Read and edit',
  approve: 'Approve',
  answer: 'Only answer questions',
}
export const answerBy = 'Due'
export const message = 'Message'
export const questionsToAsk = 'Questions to ask them'
export const questionsPicked = (count: number) => (count === 0 ? 'none' : counted(count, 'question', 'questions'))
export const onlyContactsAreAsked = 'Only the client’s contacts get these questions.'
export const otherQuestions = (count: number) => counted(count, 'more question', 'more questions')
export const linkSettings = 'Settings of the link'
export const linkSettingsHint = 'For people without an account.'
export const expires = 'Works for'
export const untilItIsEnded = 'Until somebody ends it'
export const password = 'Password (optional)'
export const passwordHint = 'At least 8 characters. Send it to them in another way than by this email.'
export const filesCanBeDownloaded = 'Files can be downloaded'
export const askForTheirAddress = 'Ask for their email address'
export const checkTheirAddress = 'Check the address with a code'
export const checkNeedsMail = 'Needs a mail server.'
export const watermark = 'Watermark'
export const watermarkHint = 'Their address or the day across each page; PDF is the only file.'
export const showToClient = (client: string, version: string) => `Show version ${version} to everybody who signs in for ${client}`
export const cannotBeTakenBack = 'This cannot be undone.'
export const pickQuestion = 'Pick at least one question.'
export const pickSomebody = 'Pick at least one person.'
const seen = (version: string) =>
  version === 'newest-approved' ? 'the newest approved version, now and later' : `version ${version}`
export const rightSentences = {
  read: (names: string, _count: number, version: string) => `${names} can read ${seen(version)}.`,
  comment: (names: string, _count: number, version: string) => `${names} can read ${seen(version)} and comment on it.`,
  edit: (names: string, _count: number, version: string) =>
    `${names} can read ${seen(version)} and, once signed in, generate it again or go back to an earlier version.`,
  approve: (names: string, count: number, version: string) =>
    `${names} can read ${seen(version)} and ${plural(count, 'is', 'are')} asked to approve it or to say what has to change.`,
}
export const decideByLink = (names: string, count: number) =>
  `${names} ${plural(count, 'gets', 'each get')} a personal link; anyone who has it can read this version and decide.`
export const answerSentence = (names: string, count: number, questions: number) =>
  `${names} ${plural(count, 'gets', 'get')} ${counted(questions, 'question', 'questions')} to answer.`
export const showsNoVersion = 'This shows the document to no one.'
export const everybodySees = (client: string, version: string) =>
  `Everybody who signs in for ${client} will see version ${version}.`
export const clientSeesNow = (client: string, version: string) => `${client} sees version ${version} now.`
export const clientSeesNothing = (client: string) => `${client} sees no version yet.`
export const nobodyElse = 'No one else will see anything new.'
export const questionsGo = (count: number) => `${counted(count, 'question goes', 'questions go')} with it.`
export const sent = 'Sent'
export const done = 'Done'
export const outcomeOf = (name: string) => `Result for ${name}`
export const emailIsOnItsWay = 'An email is on its way.'
export const copyThisToThem = 'No email was sent. Copy this to them:'
export const findsItInAccount = 'Finds it in their account. No email was sent.'
export const isToBeAsked = 'No email was sent, and they have no account. Please ask them yourself.'
export const isPublished = (client: string) => `${client} can see this version now.`
export const copyFor = (name: string) => `Copy the text for ${name}`
export const copyFailed = 'The browser did not allow copying. Select the text and copy it.'
export const alreadyInReview = 'This version is in review already. Its approvers are on the Review tab.'
export const readyToSend = 'Ready to send'
