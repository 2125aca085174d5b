import { plural } from '../counted.ts'

export const googleDrive = 'Google Drive'
export const openInDrive = 'Open in Drive'
export const copyInGoogleDriveIs = 'The copy in Google Drive is on its way.'
export const copyIsInGoogleDrive = 'A copy is in Google Drive.'
export const copyCouldNotBePut = 'The copy could not be saved to Google Drive. The document is still here.'
export const invitationForCopied = (to: string) => `Invitation for ${to} copied`
export const browserDidNotLetIt = 'The browser did not let it be copied. Mark the text and copy it.'
export const copyInvitationFor = (to: string) => `Copy the invitation for ${to}`
export const letterToIsTriedAgain = (to: string) => `The email to ${to} is being sent again`
export const sendLetterToAgain = (to: string) => `Send the email to ${to} again`
export const noLongerSharedWith = (email: string) => `No longer shared with ${email}`
export const revokeWhatIsSharedWith = (email: string) => `Revoke what is shared with ${email}`
export const revoke = 'Revoke'
export const showTheText = 'Show the text'
export const invitationText = (subject: string, text: string, link: string) => `Subject: ${subject}

${text}

${link}
`
export const readOnly = 'Read only'
export const readAndEdit = 'Read and edit'
export const watermark = 'Watermark'
export const links = 'Links'
export const newestApprovedVersion = 'always the newest approved version'
export const ofVersion = (version: string) => `version ${version}`
export const untilItIsEnded = 'until it is ended'
export const until = (day: string) => `until ${day}`
export const withAPassword = 'with a password'
export const checksWhoTheyAreBy = 'checks who they are by a code'
export const asksWhoTheyAre = 'asks who they are'
export const noFiles = 'no files'
export const notOpenedYet = 'Not opened yet'
export const linkForCopied = (label: string) => `Link for ${label} copied`
export const browserDidNotLetItBe = (link: string) => `The browser did not let it be copied. It is ${link}`
export const linkForHasEnded = (label: string) => `The link for ${label} has ended`
export const madeBy = (openedSentence: string, createdBy: string) => `${openedSentence}; made by ${createdBy}`
export const linkOf = (createdBy: string) => `Made by ${createdBy}`
export const severalTimes = (what: string, times: number) => `${what} (${times} times)`
export const copyLinkFor = (label: string) => `Copy the link for ${label}`
export const whoCameByLinkFor = (label: string) => `Who came by the link for ${label}`
export const visits = 'Visits'
export const endLinkFor = (label: string) => `End the link for ${label}`
export const opened = 'Opened'
export const downloaded = 'Downloaded'
export const commented = 'Commented'
export const refused = 'Refused'
export const visitsCouldNotBeLoaded = 'The visits could not be loaded. Close and open them again.'
export const nobodyHasComeYet = 'No visits yet.'
export const when = 'When'
export const what = 'What'
export const who = 'Who'
export const fromLabel = 'From'
export const notAsked = 'Not asked'
export const forWhoeverHasThemWithout = 'For anyone who has them, without an account.'
export const thereIsNoLinkYet = 'There is no link yet.'
export const invitationsToBeCopiedInto = 'Invitations to be copied into a mail. Nothing is sent from here.'
export const outbox = 'Outbox'
export const invitationsAndWhatBecameOf = 'Invitations, and whether their emails were delivered.'
export const nothingIsSharedYet = 'Nothing is shared yet.'
export const sharing = 'Sharing'
export const itIsSharedWithNobody = 'It is not shared with anyone yet.'
export const sharedWith = 'Shared with'
export const alwaysNewestApprovedVersion = 'Always the newest approved version'
export const version = (version: string) => `Version ${version}`
export const untilSharedBy = (role: string, day: string, sharedBy: string) => `${role} until ${day}, shared by ${sharedBy}`
export const versionApproved = (approvedVersion: string) => `${approvedVersion}, approved`
export const versionAsShown = (version: string) => `${version}, as shown`
export const newestApproved = 'Newest approved'
export const versionTheySee = 'Version they see'
export const comments = 'comments'
export const withWatermark = 'watermark'
export const openedLast = (count: number, moment: string) => `Opened ${plural(count, 'once', `${count} times`)}, last ${moment}`
export const everyAccountSees = (client: string, version: string) => `Everybody who signs in for ${client} sees version ${version}.`
export const itIsSharedWithNobodyElse = 'It is not shared with anyone else.'
export const reviewersSee = (names: string, version: string) => `Asked to review version ${version}, and can read it: ${names}.`
