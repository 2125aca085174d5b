import type { ReactNode } from 'react'
import { sentence } from '../sentence.ts'

export const apiConfiguration = 'API Configuration'
export const profile = 'Profile'
export const notificationPreferences = 'Notification Preferences'
export const security = 'Security'
export const appearance = 'Appearance'
export const dataPrivacy = 'Data & Privacy'
export const team = 'Team'
export const settings = 'Settings'
export const manageYourAccountAndApplication = 'Manage your account and application preferences'
export const thisSectionIsComingSoon = 'This section is coming soon'
export const dark = 'Dark'
export const lightWordsOnDarkPage = 'Light text on a dark background'
export const light = 'Light'
export const darkWordsOnLightPage = 'Dark text on a light background'
export const samplesNote =
  'Sample shows every screen with invented data. Your own work is not changed, and you can come back at any time.'
export const savedYouSeeThisWherever = 'Saved: you see this wherever you sign in.'
export const theme = 'Theme'
export const approveTheirDocuments = 'Approve their documents'
export const shareWithAddressesOutsideTheir = 'Share with addresses outside their company'
export const endWhatStaffHaveShared = 'End shares made by staff'
export const saved = 'Saved.'
export const howLongItIsKept = 'How long data is stored'
export const whoOpenedYourLinksLetters =
  'Who opened your links, the emails that were sent for you, and conversations that you no longer use are deleted after this time. Documents, shares, approvals and the audit trail are not deleted.'
export const yourData = 'Your data'
export const yourProfileChoicesSignIns =
  'Your profile, choices, sign-ins, emails, conversations and what you did, as JSON. Documents can be downloaded individually.'
export const downloadYourData = 'Download your data'
export const savedWhatIsOlderGoes = 'Saved. Older data is deleted within a day.'
export const days = 'Days'
export const retentionBounds = '7 to 3,650'
export const saveChanges = 'Save Changes'
export const hide = 'Hide'
export const show = 'Show'
export const openAIApiKey = 'OpenAI API Key'
export const requiredForGpt5Model = 'Required for GPT-5 model access'
export const anthropicApiKey = 'Anthropic API Key'
export const requiredForClaudeSonnet4 = 'Required for Claude Sonnet 4.0 model access'
export const securityNotice = 'Security notice'
export const apiKeysAreEncryptedAnd = 'API keys are encrypted and stored securely. They must not be shared with anyone.'
export const thisPageDoesNotSend = 'This page does not send or save them yet. What you type here is lost when you leave it.'
export const whoWrites = 'Who writes'
export const administratorsKeepKeysOfVendors = 'Administrators manage the keys of vendors.'
export const apiKeysAreEncryptedAndStored =
  'API keys are encrypted and stored securely, and are never shown again. They must not be shared with anyone.'
export const keyIsSetOnServer = 'A key is set on the server itself; it is used instead of one that is saved here.'
export const keptKeyNoLongerOpens =
  'The saved key can no longer be read, because the server’s SECRET_KEY has changed. Save the key again.'
export const noKeyIsSaved = 'No key saved.'
export const keyIsSavedSince = (value: string) => `Key saved on ${value}.`
export const keyOfIsKept = (label: string) => `The key of ${label} is saved.`
export const acceptsTheKey = (label: string) => `${label} accepts the key.`
export const didNotAcceptKey = (label: string) => `${label} did not accept the key.`
export const keyOfIsRemoved = (label: string) => `The key of ${label} is removed.`
export const apiKey = (label: string) => `${label} API Key`
export const sixteenCharactersAtLeast = 'At least 16 characters'
export const keepKeyOf = (label: string) => `Save key of ${label}`
export const testKeyOf = (label: string) => `Test the key of ${label}`
export const test = 'Test'
export const removeKeyOf = (label: string) => `Remove the key of ${label}`
export const aModelOfYourOwn = 'Your own model'
export const noLocalModel =
  'No model is set up. A model on your own machine writes documents without a vendor. See “docs/a-model-on-this-machine.md”, which comes with the server.'
export const localModelIsSet = 'Set up on the server. It is used when there is no vendor’s key.'
export const address = 'Address'
export const model = 'Model'
export const context = 'Context'
export const tokens = (count: string) => `${count} tokens`
export const testLocalModel = 'Test your own model'
export const localModelAnswers = (name: string) => `${name} answers.`
export const localModelDoesNotAnswer = 'The model does not answer.'
export const email = 'Email'
export const whatIsSharedWithThis = 'What is shared with this address is shown to the account.'
export const firm = 'Company'
export const staff = 'Staff'
export const yourPasswordIsChangedYour = 'Your password is changed. Your other sign-ins have ended.'
export const currentPassword = 'Current password'
export const newPassword = 'New password'
export const eightCharactersAtLeast = 'At least 8 characters'
export const changePassword = 'Change password'
export const isAddedFromNowOn = (label: string) =>
  `${label} is added. From now on every sign-in needs a passkey; your other sign-ins have ended.`
export const isRemoved = (label: string) => `${label} is removed.`
export const yourPassword = 'Your password'
export const askedForBeforePasskeyIs = 'Asked for before a passkey is added or removed'
export const nameOfNewPasskey = 'Name of the new passkey'
export const suchAsDeviceThatHolds = 'Such as the name of your device'
export const addAPasskey = 'Add a passkey'
export const youHaveNoneYourPassword = 'No passkey yet. You sign in with your password only.'
export const removePasskey = (label: string) => `Remove ${label}`
export const countsOnceLinkOfIts = (awaited: string) => `${awaited} applies once the link in its email is opened.`
export const whatIsSharedWithAddress =
  'Documents shared with an address are shown to the account that has it. A new address applies once you follow the link in its email.'
export const noLettersCanBeSent = 'Email is not set up. An administrator can change your address.'
export const savedLetterIsOnIts = (awaited: string) => `Saved. An email is on its way to ${awaited}: follow its link within a day.`
export const username = 'Username'
export const savedLabel = 'Saved'
export const yourChoicesAreKeptIn = 'Your choices are saved in this browser.'
export const password = 'Password'
export const newOneEndsYourSign = 'You will be signed out in every other browser.'
export const passkeys = 'Passkeys'
export const withOneEverySignIn =
  'With one, every sign-in needs your password and the passkey. If you lose it, ask an administrator for a new password, which removes it.'
export const whereYouAreSignedIn = 'Where you are signed in'
export const programs = 'Programs'
export const otherSystemsReadAndWrite =
  'Other systems read and write documents with a token, and are notified of changes by webhooks.'
export const tokensAndWebhooks = 'Tokens and webhooks'
export const emailNotifications = 'Email Notifications'
export const newsByEmail = 'Notifications by email'
export const desktopNotifications = 'Desktop Notifications'
export const newsOnThisComputersScreen = 'Notifications on this computer'
export const projectUpdates = 'Project Updates'
export const milestonesAndDeadlines = 'Milestones and deadlines'
export const clientActivity = 'Client Activity'
export const newClientMessagesAndRequests = 'New client messages and requests'
export const signsInWithThisPassword = (username: string) =>
  `${username} signs in with this password. It is shown only once. Pass it on, and ask them to change it under Security.`
export const anUnknownBrowser = 'An unknown browser'
export const thatSignInHasEnded = 'That sign-in has ended.'
export const thisBrowser = 'This browser'
export const endSignInOfAt = (browser: string, address: string) => `End the sign-in of ${browser} at ${address}`
export const isAdded = (username: string) => `${username} is added.`
export const toSignInWith = 'To sign in with'
export const add = 'Add'
export const withAPasskey = 'with a passkey'
export const you = 'You'
export const changeAccount = (displayName: string) => `Change ${displayName}`
export const close = 'Close'
export const change = 'Change'
export const roleIsChanged = 'The role is changed.'
export const askToDisable = (displayName: string) => `Disable ${displayName}?`
export const theirSignInsEndNow = 'They are signed out now and cannot sign in until they get a new password.'
export const disable = 'Disable'
export const disabled = 'Disabled.'
export const askToGiveNewPassword = (displayName: string) => `Give ${displayName} a new password?`
export const theirSignInsEndNowAnd = 'They are signed out now, and their passkeys are removed.'
export const giveNewPassword = 'Give a new password'
export const thereIsNewPassword = 'There is a new password.'
export const makeAMember = 'Make a member'
export const makeAnAdministrator = 'Make an administrator'
export const accounts = 'Accounts'
export const addAnAccount = 'Add an account'
export const itsPasswordIsShownOnce = 'The password is shown once, for you to pass on.'
export const whatClientsMayDo = 'What clients may do'
export const beyondReadingAndWritingWhat = 'What clients may do besides reading.'
export const beyondReadingAndWritingWhatIs = 'What clients may do besides reading. Administrators manage accounts.'
export const tabNames = {
  'api-keys': 'API Keys',
  profile: 'Profile',
  notifications: 'Notifications',
  security: 'Security',
  appearance: 'Appearance',
  data: 'Data & Privacy',
  team: 'Team',
  designs: 'Reference designs',
  rates: 'Day rates',
}
export const administrator = 'administrator'
export const staffMember = 'staff'
export const andDisabled = 'disabled'
export const browserOnSystem = (browser: string, system: string) => `${browser} on ${system}`
export const addedNotUsed = (day: string) => `Added ${day}, not used yet`
export const addedAndUsed = (added: string, used: string) => `Added ${added}, last used ${used}`
export const signedInSince = (address: ReactNode, moment: string) => sentence`${address}, since ${moment}`
export const language = 'Language'
export const languageNote = 'The page reloads in this language. Documents and error messages stay in English.'
export const thisBrowserIsAllowedTo = 'This browser may show them. It does so while the page is open in the background.'
export const thisBrowserRefusesThemFor =
  'This browser blocks them for this site. Allow notifications in the site settings, usually behind the icon next to the address.'
export const thisBrowserHasNotAllowed = 'This browser has not allowed them yet.'
export const thisBrowserCannotShowThem =
  'This browser cannot show them. Turn them on in one that can: your choice is saved with your account.'
export const allowInThisBrowser = 'Allow in this browser'
export const none = 'None'
export const everyDay = 'Every day'
export const everyWeek = 'Every week'
export const digest = 'Digest'
export const whatHappenedInOneLetter = 'What happened, in one email.'
export const weeklyReportByMail = 'Weekly report by email'
export const figuresOfWeekThatEnded = 'On Mondays, the figures of the week that ended, and a link to the page.'
export const noMailForWeeklyReport = 'Email is not set up. The page “Weekly report” has the text of the email to copy.'
export const projectUpdatesAreWhatColleagues =
  'Project updates are what colleagues do to your documents, client activity what clients do and say. With a digest, news comes in that email alone. Each choice is saved with your account at once. Emails that share a document or ask for a review are always sent.'
export const alsoRevokeTokens = 'Also revoke my access tokens'
export const saveKey = 'Save key'
export const writeTheirDocuments = 'Edit documents and generate new versions'
export const dayRates = 'Day rates by role'
export const whatRatesAreFor =
  'A new design that you or a colleague make uses these rates, unless it has rates of its own. Existing designs do not change. Clients see rates only in documents that you share with them.'
export const ratesOf = (day: string, by: string) => `Saved on ${day} by ${by}.`
export const noRates = 'No rates saved yet.'
export const administratorsChangeRates = 'Administrators change the rates.'
export const currencyOfRates = 'Currency'
export const currencyHint = 'Three letters, such as GBP'
export const rateForADay = 'Price of a day. Leave it empty if it is still to be agreed.'
export const anotherRole = 'Another role'
export const addRole = 'Add role'
export const saveRates = 'Save rates'
export const ratesAreSaved = 'The rates are saved.'
