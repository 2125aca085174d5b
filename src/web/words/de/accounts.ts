export const user = 'Benutzer'
export const noEmailOnFile = 'keine E-Mail-Adresse hinterlegt'
export const logout = 'Abmelden'
export const thisDeviceHoldsPasskeyOf = 'Auf diesem Gerät liegt bereits ein Passkey von Ihnen.'
export const passkeyWasNotUsedIt = 'Der Passkey wurde nicht verwendet: Der Vorgang wurde abgebrochen oder dauerte zu lange.'
export const browserCouldNotUsePasskey =
  'Der Browser konnte hier keinen Passkey verwenden. Dafür ist eine Adresse mit Namen über https nötig.'
export const thisBrowserKnowsNoPasskeys = 'Dieser Browser unterstützt keine Passkeys.'
export const yourSignInHasEnded = 'Ihre Anmeldung ist abgelaufen'
export const signInAgainToGo =
  'Melden Sie sich erneut an, um hier weiterzuarbeiten. Ihre Eingaben bleiben erhalten, und was Sie zuletzt wollten, wird dann ausgeführt.'
export const confirmThatItIsYou = 'Bitte bestätigen Sie, dass Sie es sind'
export const enterPasswordToContinue =
  'Ihre letzte Bestätigung ist mehr als zehn Minuten her. Geben Sie Ihr Passwort erneut ein, um fortzufahren.'
export const yourPassword = 'Ihr Passwort'
export const enterPasswordOrUsePasskey =
  'Ihre letzte Bestätigung ist mehr als zehn Minuten her. Geben Sie Ihr Passwort ein oder verwenden Sie einen Passkey, um fortzufahren.'
export const passkeyInstead = 'Passkey verwenden'
export const confirm = 'Bestätigen'
export const goToSignInPage = 'Zur Anmeldeseite'
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
export const sample = 'Beispiele'
export const live = 'Echtbetrieb'
export const workspace = 'Arbeitsbereich'
export const programs = 'Programme'
export const tokensAndWebhooksForOther = 'Tokens und Webhooks für andere Systeme.'
export const tokensForOtherSystems = 'Tokens für andere Systeme.'
export const confirmYourAddress = 'Adresse bestätigen'
export const fromThenOnYouSee = 'Von da an sehen Sie, was mit ihr geteilt wird.'
export const thisIsMyAddress = 'Das ist meine Adresse'
export const isYourAddressNow = (email: string) => `${email} ist jetzt Ihre Adresse.`
export const goToDashboard = 'Zum Dashboard'
export const mayReadUntil = (day: string) => `, darf lesen, bis ${day}`
export const mayReadAndWriteUntil = (day: string) => `, darf lesen und schreiben, bis ${day}`
