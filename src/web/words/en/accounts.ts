export const user = 'User'
export const noEmailOnFile = 'no email on file'
export const logout = 'Logout'
export const thisDeviceHoldsPasskeyOf = 'This device holds a passkey of yours already.'
export const passkeyWasNotUsedIt = 'The passkey was not used. The request was cancelled or timed out.'
export const browserCouldNotUsePasskey = 'The browser could not use a passkey here. It needs an address with a name, over https.'
export const thisBrowserKnowsNoPasskeys = 'This browser knows no passkeys.'
export const yourSignInHasEnded = 'Your sign-in has ended'
export const signInAgainToGo = 'Sign in again to go on where you are. What you typed is kept, and what you asked for is then done.'
export const confirmThatItIsYou = 'Confirm that it is you'
export const enterPasswordToContinue =
  'You last confirmed this more than ten minutes ago. Enter your password again to continue.'
export const yourPassword = 'Your password'
export const enterPasswordOrUsePasskey =
  'You last confirmed this more than ten minutes ago. Enter your password or use a passkey to continue.'
export const passkeyInstead = 'Use a passkey'
export const confirm = 'Confirm'
export const goToSignInPage = 'Go to the sign-in page'
export const tokens = 'Tokens'
export const notUsedYet = 'Not used yet'
export const lastUsed = (day: string) => `Last used ${day}`
export const endTheToken = (name: string) => `End the token ${name}`
export const tokenHasEnded = (name: string) => `The token “${name}” has ended`
export const accessTokens = 'Access tokens'
export const forProgramsThatCallProduct =
  'For programs that call the product as you do. A token reaches no passwords, tokens or hooks, and ends when you change your password, unless you choose otherwise.'
export const yourNewToken = 'Your new token'
export const tokensCannotBeShownNow = 'The tokens cannot be shown now.'
export const youHaveNoToken = 'You have no token.'
export const newToken = 'New token'
export const whatItIsFor = 'What it is for'
export const itMay = 'It may'
export const read = 'Read'
export const readAndWrite = 'Read and write'
export const itWorksFor = 'It works for'
export const makeTheToken = 'Make the token'
export const sample = 'Sample'
export const live = 'Live'
export const workspace = 'Workspace'
export const programs = 'Programs'
export const tokensAndWebhooksForOther = 'Tokens and webhooks for other systems.'
export const tokensForOtherSystems = 'Tokens for other systems.'
export const confirmYourAddress = 'Confirm your address'
export const fromThenOnYouSee = 'From then on you see what is shared with it.'
export const thisIsMyAddress = 'This is my address'
export const isYourAddressNow = (email: string) => `${email} is your address now.`
export const goToDashboard = 'Go to the dashboard'
export const mayReadUntil = (day: string) => `, may read, until ${day}`
export const mayReadAndWriteUntil = (day: string) => `, may read and write, until ${day}`
