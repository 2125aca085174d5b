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
export const sample = 'Beispiele'
export const live = 'Echtbetrieb'
export const workspace = 'Arbeitsbereich'
