export const tokens = 'Tokens'
export const notUsedYet = 'Noch nicht verwendet'
export const lastUsed = (day: string) => `Zuletzt verwendet: ${day}`
export const endTheToken = (name: string) => `Token ${name} beenden`
export const tokenHasEnded = (name: string) => `Der Token „${name}“ ist beendet`
export const accessTokens = 'Zugriffstokens'
export const forProgramsThatCallProduct =
  'Für Programme, die das Produkt in Ihrem Namen aufrufen. Ein Token erreicht keine Passwörter, Tokens oder Webhooks und endet, wenn Sie Ihr Passwort ändern und nichts anderes wählen.'
export const yourNewToken = 'Ihr neuer Token'
export const tokensCannotBeShownNow = 'Die Tokens können gerade nicht angezeigt werden.'
export const youHaveNoToken = 'Sie haben keinen Token.'
export const newToken = 'Neuer Token'
export const whatItIsFor = 'Wofür er ist'
export const itMay = 'Er darf'
export const read = 'Lesen'
export const readAndWrite = 'Lesen und schreiben'
export const itWorksFor = 'Er gilt für'
export const makeTheToken = 'Token erstellen'
export const programs = 'Programme'
export const tokensAndWebhooksForOther = 'Tokens und Webhooks für andere Systeme.'
export const tokensForOtherSystems = 'Tokens für andere Systeme.'
export const mayReadUntil = (day: string) => `, darf lesen, bis ${day}`
export const mayReadAndWriteUntil = (day: string) => `, darf lesen und schreiben, bis ${day}`
