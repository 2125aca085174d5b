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
export const itMay = 'Permission'
export const read = 'Read'
export const readAndWrite = 'Read and write'
export const itWorksFor = 'Expires after'
export const makeTheToken = 'Create token'
export const programs = 'Programs'
export const tokensAndWebhooksForOther = 'Tokens and webhooks for other systems.'
export const tokensForOtherSystems = 'Tokens for other systems.'
export const mayReadUntil = (day: string) => `, may read, until ${day}`
export const mayReadAndWriteUntil = (day: string) => `, may read and write, until ${day}`
